import type { ReactNode } from 'react';
import { itemName, type ListItem, type ListItemSortKey } from '../../domain/lists/shopping-list.ts';
import { fill } from '../../page/messages.ts';
import { ItemWarning } from '../cart/item-warning.tsx';
import { ProductImage } from '../product-image.tsx';
import { SafeLink } from '../safe-link.tsx';
import type { Column } from '../table/column.ts';
import { type RowSelection, selectColumn } from '../table/select-column.tsx';
import { ListPrice } from './list-price.tsx';

/** The warnings that an item may have. */
interface ItemWarnings {
  caution: string;
  geographic: string;
}

interface ListItemColumnsProps {
  messages: ItemWarnings & {
    /** The name of the column of boxes; `selectAll` by default. */
    select?: string;
    selectAll: string;
    /** The name of a row's box, with `{name}`. */
    selectItem: string;
    description: string;
    itemNumber: string;
    needed: string;
    price: string;
    retailPrice: string;
    priceHidden: string;
    actions: string;
  };
  widths: Record<'select' | 'description' | 'number' | 'needed' | 'price' | 'actions', string>;
  selection: RowSelection;
  /** Whether this visitor sees prices [2 §6 Prices]. */
  seesPrices: boolean;
  /** How many pieces are needed. */
  needed: Pick<Column<ListItem>, 'cell' | 'numeric'>;
  /** The actions for one item. */
  actionsOf: (item: ListItem) => ReactNode;
}

/** The columns of a table of list items, on the shopper's own list or another customer's [2 §2 Item columns]. */
export function listItemColumns(props: ListItemColumnsProps): Column<ListItem, ListItemSortKey>[] {
  const { messages, widths, selection, seesPrices, needed, actionsOf } = props;
  const price: Column<ListItem, ListItemSortKey> = {
    key: 'price',
    width: widths.price,
    heading: messages.price,
    sortKey: 'price',
    numeric: true,
    cell: ({ price, retailPrice }) =>
      price === undefined ? (
        messages.priceHidden
      ) : (
        <ListPrice price={price} retailPrice={retailPrice} retailLabel={messages.retailPrice} />
      ),
  };
  return [
    selectColumn({
      selection,
      width: widths.select,
      heading: messages.select,
      allLabel: messages.selectAll,
      keyOf: ({ key }) => key,
      labelOf: (item) => fill(messages.selectItem, { name: itemName(item) }),
    }),
    {
      key: 'description',
      width: widths.description,
      heading: messages.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemFacts item={item} messages={messages} />,
    },
    {
      key: 'number',
      width: widths.number,
      heading: messages.itemNumber,
      sortKey: 'catalogRefId',
      cell: ({ productId }) => (
        <span className="cb-list-item__number" translate="no">
          {productId}
        </span>
      ),
    },
    {
      key: 'needed',
      width: widths.needed,
      heading: messages.needed,
      sortKey: 'quantityDesired',
      ...needed,
    },
    ...(seesPrices ? [price] : []),
    {
      key: 'actions',
      width: widths.actions,
      heading: messages.actions,
      headingHidden: true,
      cell: actionsOf,
    },
  ];
}

/** An item of a list: picture, name, and warnings. */
function ListItemFacts({ item, messages }: { item: ListItem; messages: ItemWarnings }) {
  const { url, imageUrl, cautionUrl, geographicUrl } = item;
  return (
    <span className="cb-list-item">
      <ProductImage url={imageUrl} size={48} />
      <span className="cb-list-item__facts">
        <SafeLink url={url} className="cb-list-item__name">
          {itemName(item)}
        </SafeLink>
        {(cautionUrl || geographicUrl) && (
          <span className="cb-list-item__warnings">
            <ItemWarning url={cautionUrl} text={messages.caution} />
            <ItemWarning url={geographicUrl} text={messages.geographic} />
          </span>
        )}
      </span>
    </span>
  );
}
