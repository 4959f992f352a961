import { itemName, type ListItem, type ListItemSortKey } from '../../domain/lists/shopping-list.ts';
import { ItemWarning } from '../cart/item-warning.tsx';
import { ProductImage } from '../product-image.tsx';
import { SafeLink } from '../safe-link.tsx';
import type { Column } from '../table/data-table.tsx';
import { ListPrice } from './list-price.tsx';

/** The texts of the columns and of what an item may warn of. */
interface ListItemMessages {
  description: string;
  itemNumber: string;
  price: string;
  retailPrice: string;
  caution: string;
  geographic: string;
  priceHidden: string;
}

type ItemColumn = Column<ListItem, ListItemSortKey>;

/** The columns that every table of list items has [2 §2]; how wide they are is the table's own. */
export function listItemColumns(
  messages: ListItemMessages,
): Record<'description' | 'number' | 'price', ItemColumn> {
  return {
    description: {
      key: 'description',
      heading: messages.description,
      sortKey: 'displayName',
      rowHeader: true,
      cell: (item) => <ListItemFacts item={item} messages={messages} />,
    },
    number: {
      key: 'number',
      heading: messages.itemNumber,
      sortKey: 'catalogRefId',
      cell: ({ productId }) => (
        <span className="cb-list-item__number" translate="no">
          {productId}
        </span>
      ),
    },
    price: {
      key: 'price',
      heading: messages.price,
      sortKey: 'price',
      numeric: true,
      cell: ({ price, retailPrice }) =>
        price === undefined ? (
          messages.priceHidden
        ) : (
          <ListPrice price={price} retailPrice={retailPrice} retailLabel={messages.retailPrice} />
        ),
    },
  };
}

/** What an item of a list is: picture, name, and what it warns of. */
function ListItemFacts({ item, messages }: { item: ListItem; messages: ListItemMessages }) {
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
