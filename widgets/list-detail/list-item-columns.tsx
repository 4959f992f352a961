import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ListItemFacts, ListItemNumber, ListItemPrice } from '../../shared/ui/list-item.tsx';
import { SelectAllBox, SelectBox } from '../../shared/ui/selection-boxes.tsx';
import { ItemActions } from './item-actions.tsx';
import { ItemQuantity } from './item-quantity.tsx';
import { messages } from './list-detail-messages.ts';
import type { ListDetailState } from './list-detail-state.ts';

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
      heading: messages.selectAll,
      headingHidden: true,
      head: () => <SelectAllBox selection={selection} label={messages.selectAll} />,
      cell: (item) => (
        <SelectBox
          selection={selection}
          id={item.key}
          label={fill(messages.selectItem, { name: itemName(item) })}
        />
      ),
    },
    {
      key: 'description',
      width: 'minmax(220px, 1fr)',
      heading: messages.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemFacts item={item} messages={messages} />,
    },
    {
      key: 'number',
      width: 'minmax(88px, 104px)',
      heading: messages.itemNumber,
      sortKey: 'catalogRefId',
      cell: (item) => <ListItemNumber item={item} />,
    },
    {
      key: 'needed',
      width: 'minmax(136px, 144px)',
      heading: messages.needed,
      sortKey: 'quantityDesired',
      cell: (item) => <ItemQuantity item={item} page={page} />,
    },
    {
      key: 'price',
      width: 'minmax(88px, 104px)',
      heading: messages.price,
      sortKey: 'price',
      numeric: true,
      cell: (item) => <ListItemPrice item={item} retailLabel={messages.retailPrice} />,
    },
    {
      key: 'actions',
      width: 'minmax(120px, 200px)',
      heading: messages.actions,
      headingHidden: true,
      cell: (item) => <ItemActions item={item} page={page} focusHeading={focusHeading} />,
    },
  ];
  return columns.filter(({ key }) => priced || key !== 'price');
}
