import { itemName, type ListItem } from '../domain/shopping-list.ts';
import { ItemWarning } from './item-warning.tsx';
import { Money } from './money.tsx';
import { ProductImage } from './product-image.tsx';
import { SafeLink } from './safe-link.tsx';

interface ListItemFactsProps {
  item: ListItem;
  /** The texts of what an item may warn of. */
  messages: { caution: string; geographic: string };
}

/** What an item of a list is: picture, name, and what it warns of [2 §2]. */
export function ListItemFacts({ item, messages }: ListItemFactsProps) {
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

/** Its number, which no translation may touch. */
export function ListItemNumber({ item }: { item: ListItem }) {
  return (
    <span className="cb-list-item__number" translate="no">
      {item.productId}
    </span>
  );
}

/** Its price, with another retail price struck through below it [2 §2]. */
export function ListItemPrice({ item, retailLabel }: { item: ListItem; retailLabel: string }) {
  const { price, retailPrice } = item;
  return (
    <span className="cb-list-item__price">
      <Money amount={price} />
      {retailPrice !== price && <Money amount={retailPrice} struck hiddenLabel={retailLabel} />}
    </span>
  );
}
