import { defineMessages, fill } from '../../page/messages.ts';

const messages = defineMessages('ui', { listUnnamed: 'List {id}' });

/** The displayed name of a list: its number if it has no name. The number is never sent as a name. */
export function listName({ id, name }: { id: string; name?: string }): string {
  return name ?? fill(messages.listUnnamed, { id });
}
