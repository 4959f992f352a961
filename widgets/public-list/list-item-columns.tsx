import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ListItemFacts, ListItemNumber, ListItemPrice } from '../../shared/ui/list-item.tsx';
import { SelectAllBox, SelectBox } from '../../shared/ui/selection-boxes.tsx';
import { AddItemButton } from './add-item-button.tsx';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';

type ItemColumn = Column<ListItem, ListItemSortKey>;

/** The columns of the table; money only for visitors who are shown prices [2 §2, §6]. */
export function listItemColumns(page: PublicListState, seesPrices: boolean): readonly ItemColumn[] {
  const { selection } = page;
  const price: ItemColumn = {
    key: 'price',
    width: 'minmax(88px, 112px)',
    heading: messages.price,
    sortKey: 'price',
    numeric: true,
    cell: (item) => <ListItemPrice item={item} retailLabel={messages.retailPrice} />,
  };
  return [
    {
      key: 'select',
      width: '32px',
      heading: messages.select,
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
      width: 'minmax(200px, 1fr)',
      heading: messages.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemFacts item={item} messages={messages} />,
    },
    {
      key: 'number',
      width: 'minmax(88px, 120px)',
      heading: messages.itemNumber,
      sortKey: 'catalogRefId',
      cell: (item) => <ListItemNumber item={item} />,
    },
    {
      key: 'needed',
      width: 'minmax(104px, 112px)',
      heading: messages.needed,
      sortKey: 'quantityDesired',
      numeric: true,
      cell: ({ quantity }) => quantity,
    },
    ...(seesPrices ? [price] : []),
    {
      key: 'actions',
      width: '136px',
      heading: messages.actions,
      headingHidden: true,
      cell: (item) => <AddItemButton item={item} adding={page.adding} />,
    },
  ];
}
