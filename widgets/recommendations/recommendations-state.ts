import { atom, type ReadableAtom } from 'nanostores';
import { type Recommendation, readRecommendations } from '../../shared/api/recommendations.ts';
import type { Cart } from '../../shared/domain/cart.ts';
import { report } from '../../shared/page/report.ts';
import { $cart, loadCart } from '../../shared/stores/cart.ts';

/** How the server is to choose: the widget's attributes. */
export interface RecommendationsChoice {
  algorithm: string;
  rules: string;
}

/** One row's state. Two rows on a page have one each. */
export interface RecommendationsState {
  /** Null until it is known what there is to show; empty when that is nothing. */
  $products: ReadableAtom<readonly Recommendation[] | null>;
  /** Asks now and whenever other products are in the cart; gives the way to stop. */
  follow(choice: RecommendationsChoice): () => void;
}

/**
 * Makes the state of one row of related products [1 §2]. Nothing is asked for an empty cart or one that
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
    if ($cart.get().phase === 'idle') void loadCart();
    return () => {
      stop();
      asking.abort();
    };
  }

  /** A row that cannot be had is left out: it is an extra that nobody came for. The console has the reason. */
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
    if (!result.ok) report('Related products could not be read; none are shown.', result.failure);
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
