import { fileTable } from '../../shared/domain/files/file-table.ts';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { fileHeadings } from '../../shared/ui/files/file-tables.ts';
import { SaveOrShare } from '../../shared/ui/files/save-or-share.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import type { ListDetailState } from './list-detail-state.ts';

interface ListFilesProps {
  page: ListDetailState;
  list: ShoppingList;
  /** Whether this visitor sees prices. */
  seesPrices: boolean;
}

/**
 * The whole list as a file [files Files]: all items, including those that a search hides, with the quantities
 * on the screen.
 */
export function ListFiles({ page, list, seesPrices }: ListFilesProps) {
  return (
    <SaveOrShare
      name={listName(list)}
      table={() =>
        fileTable(page.items().map(page.quantities.withWanted), [
          [fileHeadings.fileItemNumber, ({ productId }) => productId],
          [fileHeadings.fileQuantity, ({ quantity }) => quantity],
          [fileHeadings.fileDescription, ({ name }) => name],
          seesPrices && [fileHeadings.filePrice, ({ price, retailPrice }) => price ?? retailPrice],
        ])
      }
      priced={seesPrices}
      onClose={() => page.open(null)}
    />
  );
}
