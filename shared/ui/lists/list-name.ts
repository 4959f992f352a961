import { defineMessages, fill } from '../../page/messages.ts';

const messages = defineMessages('ui', { listUnnamed: 'List {id}' });

/** The name of a list as it is shown, or its number if it has none. The number is never sent as a name. */
export function listName({ id, name }: { id: string; name?: string }): string {
  return name ?? fill(messages.listUnnamed, { id });
}
