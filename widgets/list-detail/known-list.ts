import type { ListContents } from '../../shared/api/lists/list-items.ts';
import type { ListTexts } from '../../shared/domain/lists/shopping-list.ts';
import type { ListItemsTable } from '../../shared/stores/lists/list-table.ts';

/** The list from the server, with the texts that the shopper has saved since. */
export interface KnownList {
  /** Returns null until the list has been read. */
  contents(): ListContents | null;
  /** Applies saved texts at once; they hold until the list is read again. */
  noteEdit(texts: ListTexts): void;
}

/** Creates the store for the list of a table. */
export function createKnownList(table: ListItemsTable): KnownList {
  let edit: { read: ListContents; texts: ListTexts } | undefined;
  const read = () => table.$state.get().shown?.contents ?? null;
  return {
    contents() {
      const known = read();
      return edit && known === edit.read ? { ...known, list: { ...known.list, ...edit.texts } } : known;
    },
    noteEdit(texts) {
      const known = read();
      edit = known ? { read: known, texts } : undefined;
    },
  };
}
