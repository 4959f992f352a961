import type { ListItem, ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/wording.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { SelectAllBox, SelectBox } from '../../shared/ui/selection-boxes.tsx';
import { AddItemButton } from './add-item-button.tsx';
import { ListItemName } from './list-item-name.tsx';
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
    cell: ({ price, retailPrice }) => (
      <span className="cb-public-list__price">
        <Money amount={price} />
        {retailPrice !== price && <Money amount={retailPrice} struck hiddenLabel={words.retailPrice} />}
      </span>
    ),
  };
  return [
    {
      key: 'select',
      width: '32px',
      heading: words.select,
      headingHidden: true,
      head: () => <SelectAllBox selection={selection} label={words.selectAll} />,
      cell: ({ key, name, productId }) => (
        <SelectBox
          selection={selection}
          id={key}
          label={fill(words.selectItem, { name: name ?? productId })}
        />
      ),
    },
    {
      key: 'description',
      width: 'minmax(200px, 1fr)',
      heading: words.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemName item={item} />,
    },
    {
      key: 'number',
      width: 'minmax(88px, 120px)',
      heading: words.itemNumber,
      sortKey: 'catalogRefId',
      cell: ({ productId }) => (
        <span className="cb-public-list__number" translate="no">
          {productId}
        </span>
      ),
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
