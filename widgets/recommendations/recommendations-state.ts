import { atom, type ReadableAtom } from 'nanostores';
import { type Recommendation, readRecommendations } from '../../shared/api/content/recommendations.ts';
import type { Cart } from '../../shared/domain/cart/cart.ts';
import { report } from '../../shared/page/report.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { openPageCart } from '../../shared/stores/cart/following/follow-cart.ts';
import { createLatestRead } from '../../shared/stores/latest-read.ts';

/** How the server chooses products: the widget's attributes. */
export interface RecommendationsChoice {
  algorithm: string;
  rules: string;
}

/** The state of one row. Two rows on a page have one each. */
export interface RecommendationsState {
  /** Null until the first reply; empty if there is nothing to show. */
  $products: ReadableAtom<readonly Recommendation[] | null>;
  /** Reads now and whenever the cart has other products. @returns unsubscribe */
  follow(choice: RecommendationsChoice): () => void;
}

/**
 * Creates the state of one row of related products [1 §2 Recommendations]. Sends no request for an empty cart or one that
 * could not be read. Products stay until the next reply.
 */
export function createRecommendations(): RecommendationsState {
  const $products = atom<readonly Recommendation[] | null>(null);
  const reads = createLatestRead();

  function follow(choice: RecommendationsChoice): () => void {
    let requested: string | undefined;

    const stop = $cart.subscribe(({ phase, cart }) => {
      if (!cart) {
        if (phase === 'failed') $products.set([]);
        return;
      }
      const itemNumbers = itemNumbersIn(cart);
      const sorted = [...itemNumbers].sort().join();
      if (sorted === requested) return;
      requested = sorted;
      void read(itemNumbers, choice);
    });
    // A cart that could not be read is read again only when the shopper asks for it.
    if ($cart.get().phase === 'idle') void openPageCart();
    return () => {
      stop();
      reads.end();
    };
  }

  /** Products that can't be read are left out, because they are an extra. The console shows the reason. */
  async function read(itemNumbers: string[], choice: RecommendationsChoice): Promise<void> {
    if (!itemNumbers.length) {
      reads.end();
      $products.set([]);
      return;
    }
    const result = await reads.run((signal) => readRecommendations({ itemNumbers, ...choice }, { signal }));
    if (!result) return;
    $products.set(result.ok ? eachOnce(result.value) : []);
    // Not a lost connection: a request looks the same when the shopper leaves the page and the browser cancels it.
    if (!result.ok && result.failure.kind !== 'network') {
      report(
        'read-failed',
        'Related products could not be read; none are shown.',
        { widget: 'recommendations' },
        result.failure,
      );
    }
  }

  return { $products, follow };
}

/** Removes products that the server sent twice. */
function eachOnce(found: Recommendation[]): Recommendation[] {
  return [...new Map(found.map((product) => [product.itemNumber, product])).values()];
}

/** Returns the item numbers of a cart, each once: two lines may have the same product. */
function itemNumbersIn({ lines }: Cart): string[] {
  return [...new Set(lines.map(({ itemNumber }) => itemNumber))];
}
