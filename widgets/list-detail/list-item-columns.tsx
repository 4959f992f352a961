import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/wording.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ListItemFacts, ListItemNumber, ListItemPrice } from '../../shared/ui/list-item.tsx';
import { SelectAllBox, SelectBox } from '../../shared/ui/selection-boxes.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemQuantity } from './item-quantity.tsx';
import type { ListDetailState } from './list-detail-state.ts';
import { words } from './list-detail-words.ts';

/** The columns of the table; money only for visitors who are shown prices [2 §2, §6]. */
export function listItemColumns(
  page: ListDetailState,
  priced: boolean,
  focusHeading: () => void,
): readonly Column<ListItem, ListItemSortKey>[] {
  const { selection } = page;
  const columns: Column<ListItem, ListItemSortKey>[] = [
    {
      key: 'select',
      width: '40px',
      heading: words.selectAll,
      headingHidden: true,
      head: () => <SelectAllBox selection={selection} label={words.selectAll} />,
      cell: (item) => (
        <SelectBox
          selection={selection}
          id={item.key}
          label={fill(words.selectItem, { name: itemName(item) })}
        />
      ),
    },
    {
      key: 'description',
      width: 'minmax(220px, 1fr)',
      heading: words.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemFacts item={item} words={words} />,
    },
    {
      key: 'number',
      width: 'minmax(88px, 104px)',
      heading: words.itemNumber,
      sortKey: 'catalogRefId',
      cell: (item) => <ListItemNumber item={item} />,
    },
    {
      key: 'needed',
      width: 'minmax(136px, 144px)',
      heading: words.needed,
      sortKey: 'quantityDesired',
      cell: (item) => <ItemQuantity item={item} page={page} />,
    },
    {
      key: 'price',
      width: 'minmax(88px, 104px)',
      heading: words.price,
      sortKey: 'price',
      numeric: true,
      cell: (item) => <ListItemPrice item={item} retailLabel={words.retailPrice} />,
    },
    {
      key: 'actions',
      width: 'minmax(120px, 200px)',
      heading: words.actions,
      headingHidden: true,
      cell: (item) => <ItemActions item={item} page={page} focusHeading={focusHeading} />,
    },
  ];
  return columns.filter(({ key }) => priced || key !== 'price');
}
