import { type ReadonlySignal, signal } from '@preact/signals-react';
import { atom, type ReadableAtom } from 'nanostores';
import type { AddedProductsReading } from '../../api/cart/added-products.ts';
import type { AddedProducts } from '../../domain/cart/added-products.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { rowSignals } from '../row-signals.ts';
import { writeStore } from '../store.ts';

const load = () => import('./add-from-lists.ts');
const additions = lazyModule(load);

/** Makes one of the calls of `api/lists/list-to-cart.ts`. */
export type CallToAdd = (calls: Awaited<ReturnType<typeof load>>) => Promise<Result<AddedProductsReading>>;

/** The result of an addition. */
export type AddingResult = { kind: 'added'; products: AddedProducts } | { kind: 'failed'; failure: Failure };

/** One widget's additions from lists to the cart. */
export interface ListAdding {
  /** Whether the addition of a button is under way, or waits for another one. */
  isAdding(button: string): ReadonlySignal<boolean>;
  /** The result of the newest addition that has ended; null before, and after the shopper has dismissed it. */
  $outcome: ReadableAtom<AddingResult | null>;
  /**
   * Adds once; does nothing while an addition of the same button is under way.
   * @param button identifies the button within the widget
   * @param call makes one of the calls; they are loaded with the code that changes the cart
   * @returns whether the server reported what it added
   */
  add(button: string, call: CallToAdd): Promise<boolean>;
  dismiss(): void;
}

/**
 * Creates the state of a widget's additions [2 §4]. The code that changes the cart is loaded with the first of them.
 */
export function createListAdding(): ListAdding {
  const adding = signal<ReadonlySet<string>>(new Set());
  const $outcome = atom<AddingResult | null>(null);
  const show = (outcome: AddingResult | null) => writeStore(() => $outcome.set(outcome));

  function mark(button: string, on: boolean): void {
    const buttons = new Set(adding.peek());
    if (on) buttons.add(button);
    else buttons.delete(button);
    adding.value = buttons;
  }

  async function add(button: string, call: CallToAdd): Promise<boolean> {
    if (adding.peek().has(button)) return false;
    mark(button, true);
    show(null);
    const result = await additions.call((module) => module.addFromLists(() => call(module)));
    mark(button, false);
    if (result.ok) show({ kind: 'added', products: result.value });
    else show({ kind: 'failed', failure: result.failure });
    return result.ok;
  }

  const isAdding = rowSignals((button) => adding.value.has(button));
  return { isAdding, $outcome, add, dismiss: () => show(null) };
}
