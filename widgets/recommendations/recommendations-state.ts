import { atom, type ReadableAtom } from 'nanostores';
import { type Recommendation, readRecommendations } from '../../shared/api/content/recommendations.ts';
import type { Cart } from '../../shared/domain/cart/cart.ts';
import { report } from '../../shared/page/report.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { loadPageCart } from '../../shared/stores/cart/read-cart.ts';

/** How the server is to choose: the widget's attributes. */
export interface RecommendationsChoice {
  algorithm: string;
  rules: string;
}

/** One row's state. Two rows on a page have one each. */
export interface RecommendationsState {
  /** Null until the answer is there; empty when there is nothing to show. */
  $products: ReadableAtom<readonly Recommendation[] | null>;
  /** Asks now and whenever other products are in the cart. @returns unsubscribe */
  follow(choice: RecommendationsChoice): () => void;
}

/**
 * Makes the state of one row of related products [1 §2 Recommendations]. Nothing is asked for an empty cart or one that
 * could not be read. What is shown stays until the next answer is there.
 */
export function createRecommendations(): RecommendationsState {
  const $products = atom<readonly Recommendation[] | null>(null);

  function follow(choice: RecommendationsChoice): () => void {
    let askedFor: string | undefined;
    let asking = new AbortController();

    const stop = $cart.subscribe(({ phase, cart }) => {
      if (!cart) {
        if (phase === 'failed') $products.set([]);
        return;
      }
      const itemNumbers = itemNumbersIn(cart);
      const set = [...itemNumbers].sort().join();
      if (set === askedFor) return;
      askedFor = set;
      asking.abort();
      asking = new AbortController();
      void ask(itemNumbers, choice, asking.signal);
    });
    // A cart that could not be read is read again when the shopper asks for it.
    if ($cart.get().phase === 'idle') void loadPageCart();
    return () => {
      stop();
      asking.abort();
    };
  }

  /** A row that cannot be read is left out, since it is an extra. The console has the reason. */
  async function ask(
    itemNumbers: string[],
    choice: RecommendationsChoice,
    ending: AbortSignal,
  ): Promise<void> {
    if (!itemNumbers.length) {
      $products.set([]);
      return;
    }
    const result = await readRecommendations({ itemNumbers, ...choice }, { signal: ending });
    if (ending.aborted) return;
    $products.set(result.ok ? eachOnce(result.value) : []);
    // The browser cuts requests when the shopper leaves the page, which looks like a lost connection.
    if (!result.ok && result.failure.kind !== 'network')
      report(
        'read-failed',
        'Related products could not be read; none are shown.',
        { widget: 'recommendations' },
        result.failure,
      );
  }

  return { $products, follow };
}

function eachOnce(found: Recommendation[]): Recommendation[] {
  return [...new Map(found.map((product) => [product.itemNumber, product])).values()];
}

/** The products of a cart, each once: one product may stand on two lines. */
function itemNumbersIn({ lines }: Cart): string[] {
  return [...new Set(lines.map(({ itemNumber }) => itemNumber))];
}
