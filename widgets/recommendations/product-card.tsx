import type { Recommendation } from '../../shared/api/content/recommendations.ts';
import { fill } from '../../shared/page/messages.ts';
import { Money } from '../../shared/ui/money.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { SafeLink } from '../../shared/ui/safe-link.tsx';
import { messages } from './recommendations-messages.ts';

interface ProductCardProps {
  product: Recommendation;
  priced: boolean;
}

/** One related product: image, name that leads to its page, number, price. */
export function ProductCard({ product, priced }: ProductCardProps) {
  return (
    <li className="cb-product-card">
      <ProductImage url={product.imageUrl} size={120} />
      <SafeLink className="cb-product-card__name" url={product.url}>
        {product.name}
      </SafeLink>
      <span className="cb-product-card__number" translate="no">
        {fill(messages.itemNumber, { number: product.itemNumber })}
      </span>
      {priced && <Money amount={product.price} hiddenLabel={messages.price} />}
    </li>
  );
}
