import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { missingModule } from '../../shared/page/lazy/missing-module.ts';
import {
  type CheckoutStop,
  createCheckoutAttempts,
  type RestrictedStop,
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
  $restricted: ReadableAtom<ReadonlySet<string>>;
  /** Shown first in each row once the shopper selects lines or steps through problems. */
  $lineTool: PreinitializedWritableAtom<LineComponent | null>;
  /** Opens a dialog instead of any other; null closes it. */
  open(dialog: CartDialog | null): void;
  /** Leaves the cart, or sets `$stop`. `incomplete`: also with lines that could not be read. */
  leave(permissions: Permissions, visitor: Visitor, incomplete?: boolean): Promise<void>;
  /** Leaves the cart without the items that may not be ordered. */
  leaveWithout(groups: RestrictedStop['groups']): Promise<void>;
  /** Closes the dialog and highlights the rows of these lines; an empty set ends the highlights. */
  highlight(lineIds: ReadonlySet<string>): void;
  dismissStop(): void;
}

/** Creates the state of one cart page. */
export function createCartPage(): CartPageState {
  const $dialog = atom<CartDialog | null>(null);
  const $restricted = atom<ReadonlySet<string>>(new Set());
  const { $stop, attempt, dismiss } = createCheckoutAttempts();

  function tryToLeave(
    leave: (module: typeof import('./leave-cart.tsx')) => Promise<CheckoutStop | null>,
  ): Promise<void> {
    $restricted.set(new Set());
    return attempt(async () => {
      const left = await leaveCartModule.use(leave);
      return left.ok ? left.value : textStop(missingModule.partMissing);
    });
  }

  return {
    $dialog,
    $stop,
    $restricted,
    $lineTool: atom<LineComponent | null>(null),
    open: (dialog) => $dialog.set(dialog),
    leave: (permissions, visitor, incomplete) =>
      tryToLeave(({ leaveCart }) => leaveCart(permissions, visitor, incomplete)),
    leaveWithout: (groups) => tryToLeave(({ leaveWithout }) => leaveWithout(groups)),
    highlight(lineIds) {
      if ($stop.get()?.kind === 'restricted') dismiss();
      $restricted.set(lineIds);
    },
    dismissStop: dismiss,
  };
}
