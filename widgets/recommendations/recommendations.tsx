import { useEffect, useState } from 'react';
import type { Recommendation } from '../../shared/api/content/recommendations.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';
import { SafeLink } from '../../shared/ui/safe-link.tsx';
import type { definition } from './recommendations-definition.ts';
import { createRecommendations, type RecommendationsChoice } from './recommendations-state.ts';

/** The row's texts; a page overrides them as `config.messages.recommendations`. */
const messages = defineMessages('recommendations', {
  heading: 'Related products',
  itemNumber: 'Item #{number}',
  price: 'Price',
});

/** As many cards as fit into the widest row before it scrolls. */
const PLACEHOLDERS = 6;

/** Related products, for everybody who may follow their links [1 §2 Recommendations]. */
export function Recommendations(choice: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  const { mayFollowLinks, seesPrices } = permissionsFor(visitor, cartView());
  return mayFollowLinks ? <ProductRow {...choice} priced={seesPrices} /> : null;
}

interface ProductRowProps extends RecommendationsChoice {
  /** Whether this visitor sees prices. */
  priced: boolean;
}

/**
 * The row with its heading: placeholders first, then the products, or nothing if there are none. The row scrolls sideways;
 * it can take the focus, so that arrow keys scroll it.
 */
function ProductRow({ algorithm, rules, priced }: ProductRowProps) {
  const headingId = useUniqueId();
  const [recommendations] = useState(createRecommendations);
  useEffect(() => recommendations.follow({ algorithm, rules }), [recommendations, algorithm, rules]);
  const products = useStore(recommendations.$products);
  // Not null: the page treats an island without content as damaged.
  if (products?.length === 0) return <div />;
  return (
    <div className="cb-root cb-recommendations" data-priced={priced}>
      <h2 className="cb-heading cb-recommendations__heading" id={headingId}>
        {messages.heading}
      </h2>
      {products ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
        <section className="cb-recommendations__scroller" aria-labelledby={headingId} tabIndex={0}>
          {/* biome-ignore lint/a11y/noRedundantRoles: without markers, some screen readers don't treat it as a list */}
          <ul className="cb-recommendations__list" role="list">
            {products.map((product) => (
              <ProductCard key={product.itemNumber} product={product} priced={priced} />
            ))}
          </ul>
        </section>
      ) : (
        <Skeleton rows={PLACEHOLDERS} />
      )}
    </div>
  );
}

interface ProductCardProps {
  product: Recommendation;
  priced: boolean;
}

/** One related product: image, name with a link to its page, number and price. */
function ProductCard({ product, priced }: ProductCardProps) {
  return (
    <li className="cb-card cb-product-card">
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
