import { defineMessages, fill } from '../../page/messages.ts';

const messages = defineMessages('ui', { listUnnamed: 'List {id}' });

/** What a list is called: by its number where it has no name. The number is never sent as its name. */
export function listName({ id, name }: { id: string; name?: string }): string {
  return name ?? fill(messages.listUnnamed, { id });
}
