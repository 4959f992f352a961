import { atom, type ReadableAtom } from 'nanostores';
import type { AddedProductsReading } from '../../api/cart/added-products.ts';
import type { AddedProducts } from '../../domain/cart/added-products.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { lazyModule } from '../../page/parts/load-part.ts';
import { writeStore } from '../store.ts';

const load = () => import('./add-from-lists.ts');
const withCart = lazyModule(load);

/** Makes one of the calls of `api/lists/list-to-cart.ts`. */
export type CallToAdd = (calls: Awaited<ReturnType<typeof load>>) => Promise<Result<AddedProductsReading>>;

/** The result of an addition. */
export type AddingResult = { kind: 'added'; products: AddedProducts } | { kind: 'failed'; failure: Failure };

/** One widget's additions from lists to the cart. */
export interface ListAdding {
  /** The buttons whose addition is under way or waits for another one. */
  $adding: ReadableAtom<ReadonlySet<string>>;
  /** The result of the newest addition that has ended; null before, and after the shopper has dismissed it. */
  $outcome: ReadableAtom<AddingResult | null>;
  /**
   * Adds, once: a second press on the same button meanwhile does nothing.
   * @param button tells the buttons of the widget apart
   * @param call makes one of the calls, which are loaded with the code that changes the cart
   * @returns whether the server has answered what it added
   */
  add(button: string, call: CallToAdd): Promise<boolean>;
  dismiss(): void;
}

const MISSING: Failure = { kind: 'network', endpoint: 'add-from-lists.ts', messages: [] };

/** Makes the state of a widget's additions [2 §4]. The code that changes the cart is loaded with the first of them. */
export function createListAdding(): ListAdding {
  const $adding = atom<ReadonlySet<string>>(new Set());
  const $outcome = atom<AddingResult | null>(null);
  const show = (outcome: AddingResult | null) => writeStore(() => $outcome.set(outcome));

  function mark(button: string, on: boolean): void {
    const buttons = new Set($adding.get());
    if (on) buttons.add(button);
    else buttons.delete(button);
    writeStore(() => $adding.set(buttons));
  }

  async function add(button: string, call: CallToAdd): Promise<boolean> {
    if ($adding.get().has(button)) return false;
    mark(button, true);
    show(null);
    const result = await withCart<Result<AddedProductsReading>>(
      (module) => module.addFromLists(() => call(module)),
      () => ({ ok: false, failure: MISSING }),
    );
    mark(button, false);
    if (result.ok) show({ kind: 'added', products: result.value });
    else show({ kind: 'failed', failure: result.failure });
    return result.ok;
  }

  return { $adding, $outcome, add, dismiss: () => show(null) };
}
