import type { ListItem } from '../../shared/domain/shopping-list.ts';
import { ItemWarning } from '../../shared/ui/item-warning.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { SafeLink } from '../../shared/ui/safe-link.tsx';
import { words } from './public-list-words.ts';

/** What an item is: picture, name, and what it warns of [2 §2]. */
export function ListItemName({ item }: { item: ListItem }) {
  const { name, productId, url, imageUrl, cautionUrl, geographicUrl } = item;
  return (
    <span className="cb-public-list__item">
      <ProductImage url={imageUrl} size={48} />
      <span className="cb-public-list__facts">
        <SafeLink url={url} className="cb-public-list__name">
          {name ?? productId}
        </SafeLink>
        {(cautionUrl || geographicUrl) && (
          <span className="cb-public-list__warnings">
            <ItemWarning url={cautionUrl} text={words.caution} />
            <ItemWarning url={geographicUrl} text={words.geographic} />
          </span>
        )}
      </span>
    </span>
  );
}
