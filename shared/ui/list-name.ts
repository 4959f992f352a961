import { defineMessages, fill } from '../page/messages.ts';

const messages = defineMessages('ui', { listUnnamed: 'List {id}' });

/** What a list is called: by its number where nobody gave it a name. It is never sent as the list's name. */
export function listName({ id, name }: { id: string; name?: string }): string {
  return name ?? fill(messages.listUnnamed, { id });
}
