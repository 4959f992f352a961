import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { missingModule } from '../../shared/page/lazy/missing-module.ts';
import {
  type CheckoutStop,
  createCheckoutAttempts,
  textStop,
} from '../../shared/stores/checkout/checkout-attempts.ts';

/** Leaving the cart, and the texts if that fails. */
export const loadLeave = () => import('./leave-cart.tsx');

/** The same, with its actions. */
export const leaveCartModule = lazyModule(loadLeave);

/** A component in every line of the cart. */
export type LineComponent = ComponentType<{ line: CartLine }>;

/** A dialog that the shopper opens. The one about restricted items is opened through `$stop`. */
export type CartDialog = { kind: 'warning'; line: CartLine } | { kind: 'remove-all' };

/** The state of one cart page beyond the cart itself. The object stays the same; its stores change. */
export interface CartPageState {
  $dialog: ReadableAtom<CartDialog | null>;
  /** Why the last attempt to leave the cart failed. */
  $stop: ReadableAtom<CheckoutStop | null>;
  /** Ids of the lines whose rows are highlighted because they stop the checkout. */
  $restricted: PreinitializedWritableAtom<ReadonlySet<string>>;
  /** Shown first in each row once the shopper selects lines or steps through problems. */
  $lineTool: PreinitializedWritableAtom<LineComponent | null>;
  /** Opens a dialog instead of any other; null closes it. */
  open(dialog: CartDialog | null): void;
  /** Leaves the cart in one of the module's ways, or sets `$stop`. */
  leave(way: (module: typeof import('./leave-cart.tsx')) => Promise<CheckoutStop | null>): Promise<void>;
  dismissStop(): void;
}

/** Creates the state of one cart page. */
export function createCartPage(): CartPageState {
  const $dialog = atom<CartDialog | null>(null);
  const $restricted = atom<ReadonlySet<string>>(new Set());
  const { $stop, attempt, dismiss } = createCheckoutAttempts();

  return {
    $dialog,
    $stop,
    $restricted,
    $lineTool: atom<LineComponent | null>(null),
    open: (dialog) => $dialog.set(dialog),
    leave(way) {
      $restricted.set(new Set());
      return attempt(async () => {
        const left = await leaveCartModule.use(way);
        return left.ok ? left.value : textStop(missingModule.partMissing);
      });
    },
    dismissStop: dismiss,
  };
}
