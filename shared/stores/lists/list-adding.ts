import { atom, type ReadableAtom } from 'nanostores';
import type { AddedProductsReading } from '../../api/cart/added-products.ts';
import type { AddedProducts } from '../../domain/cart/added-products.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { loadPart } from '../../page/parts/load-part.ts';
import { report } from '../../page/report.ts';
import { writeStore } from '../store.ts';

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
   * @param call one of the calls of `api/lists/list-to-cart.ts`
   * @returns whether the server has answered what it added
   */
  add(button: string, call: () => Promise<Result<AddedProductsReading>>): Promise<boolean>;
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

  async function add(button: string, call: () => Promise<Result<AddedProductsReading>>): Promise<boolean> {
    if ($adding.get().has(button)) return false;
    mark(button, true);
    show(null);
    const result = await send(call);
    mark(button, false);
    if (result.ok) show({ kind: 'added', products: result.value });
    else show({ kind: 'failed', failure: result.failure });
    return result.ok;
  }

  return { $adding, $outcome, add, dismiss: () => show(null) };
}

async function send(
  call: () => Promise<Result<AddedProductsReading>>,
): Promise<Result<AddedProductsReading>> {
  try {
    const { addFromLists } = await loadPart(() => import('./add-from-lists.ts'));
    return await addFromLists(call);
  } catch (error) {
    report('part-not-loaded', 'The code that changes the cart could not be loaded.', { error });
    return { ok: false, failure: MISSING };
  }
}
