import { useEffect, useState } from 'react';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { ProductCard } from './product-card.tsx';
import { messages } from './recommendations-messages.ts';
import { createRecommendations, type RecommendationsChoice } from './recommendations-state.ts';

/** As many as fit into the widest place before the row scrolls. */
const PLACEHOLDERS = 6;

interface ProductRowProps extends RecommendationsChoice {
  /** Prices stand only where this visitor is shown any. */
  priced: boolean;
}

/**
 * The row with its heading: first its shape, then the products, or nothing where there are none. What does not fit is
 * reached by scrolling, for which the row itself takes the focus.
 */
export function ProductRow({ algorithm, rules, priced }: ProductRowProps) {
  const headingId = useUniqueId();
  const [recommendations] = useState(createRecommendations);
  useEffect(() => recommendations.follow({ algorithm, rules }), [recommendations, algorithm, rules]);
  const products = useStore(recommendations.$products);
  // Not null: an island that has become empty counts as damaged by the page.
  if (products?.length === 0) return <div />;
  return (
    <div className="cb-root cb-recommendations" data-priced={priced}>
      <h2 className="cb-recommendations__heading" id={headingId}>
        {messages.heading}
      </h2>
      {products ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
        <section className="cb-recommendations__scroller" aria-labelledby={headingId} tabIndex={0}>
          {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
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
