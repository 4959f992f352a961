import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/wording.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { ListItemFacts, ListItemNumber, ListItemPrice } from '../../shared/ui/list-item.tsx';
import { SelectAllBox, SelectBox } from '../../shared/ui/selection-boxes.tsx';
import { AddItemButton } from './add-item-button.tsx';
import type { PublicListState } from './public-list-state.ts';
import { words } from './public-list-words.ts';

type ItemColumn = Column<ListItem, ListItemSortKey>;

/** The columns of the table; money only for visitors who are shown prices [2 §2, §6]. */
export function listItemColumns(page: PublicListState, seesPrices: boolean): readonly ItemColumn[] {
  const { selection } = page;
  const price: ItemColumn = {
    key: 'price',
    width: 'minmax(88px, 112px)',
    heading: words.price,
    sortKey: 'price',
    numeric: true,
    cell: (item) => <ListItemPrice item={item} retailLabel={words.retailPrice} />,
  };
  return [
    {
      key: 'select',
      width: '32px',
      heading: words.select,
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
      width: 'minmax(200px, 1fr)',
      heading: words.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemFacts item={item} words={words} />,
    },
    {
      key: 'number',
      width: 'minmax(88px, 120px)',
      heading: words.itemNumber,
      sortKey: 'catalogRefId',
      cell: (item) => <ListItemNumber item={item} />,
    },
    {
      key: 'needed',
      width: 'minmax(104px, 112px)',
      heading: words.needed,
      sortKey: 'quantityDesired',
      numeric: true,
      cell: ({ quantity }) => quantity,
    },
    ...(seesPrices ? [price] : []),
    {
      key: 'actions',
      width: '136px',
      heading: words.actions,
      headingHidden: true,
      cell: (item) => <AddItemButton item={item} adding={page.adding} />,
    },
  ];
}
