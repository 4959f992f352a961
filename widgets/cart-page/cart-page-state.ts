import { atom, type PreinitializedWritableAtom, type ReadableAtom } from 'nanostores';
import type { ComponentType } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { loadPart } from '../../shared/page/parts/load-part.ts';
import { type CheckoutStop, createCheckoutAttempts } from '../../shared/stores/checkout/checkout-attempts.ts';

/** What stands around the lines: totals, forms, the text of an empty cart. */
export const loadAside = () => import('./cart-aside.tsx');

/** What follows a change: notices, tools, the note of a line. */
export const loadLazy = () => import('./cart-page-lazy.tsx');

/** The way on, with what is said where it does not lead there. */
export const loadLeave = () => import('./leave-cart.tsx');

/** What follows a removal, with the banner of removals. */
export const loadRemoval = () => import('./line-tools/line-removal.tsx');

/** Items that may not be ordered, which the shopper is to be asked about. */
export type Restriction = Extract<CheckoutStop, { kind: 'restricted' }>;

/** A dialog that the shopper opens. The one about restricted items is opened by `$stop`. */
export type CartDialog = { kind: 'warning'; line: CartLine } | { kind: 'remove-all' };

/** What one cart page on the screen knows besides the cart: the object stays, its stores change. */
export interface CartPageState {
  $dialog: ReadableAtom<CartDialog | null>;
  /** Why the last attempt to leave has not succeeded. */
  $stop: ReadableAtom<CheckoutStop | null>;
  /** Ids of the lines whose rows are highlighted, since they stand in the way of the checkout. */
  $restricted: ReadableAtom<ReadonlySet<string>>;
  /** What stands in each line before the rest, once the shopper selects lines or looks for problems. */
  $lineTool: PreinitializedWritableAtom<ComponentType<{ line: CartLine }> | null>;
  /** Opens a dialog in place of any other; null closes it. */
  open(dialog: CartDialog | null): void;
  /** Leads on from the cart, or finds out why not. `incomplete`: also with lines that could not be read. */
  leave(permissions: Permissions, visitor: Visitor, incomplete?: boolean): Promise<void>;
  /** The same without the items that may not be ordered. */
  leaveWithout(groups: Restriction['groups']): Promise<void>;
  /** Closes the dialog and has the rows of these lines highlighted; none ends that. */
  highlight(lineIds: ReadonlySet<string>): void;
  dismissStop(): void;
}

/** Makes the state of one cart page. */
export function createCartPage(): CartPageState {
  const $dialog = atom<CartDialog | null>(null);
  const $restricted = atom<ReadonlySet<string>>(new Set());
  const { $stop, attempt, dismiss } = createCheckoutAttempts();

  function tryToLeave(
    leave: (code: typeof import('./leave-cart.tsx')) => Promise<CheckoutStop | null>,
  ): Promise<void> {
    $restricted.set(new Set());
    return attempt(async () => leave(await loadPart(loadLeave)));
  }

  return {
    $dialog,
    $stop,
    $restricted,
    $lineTool: atom<ComponentType<{ line: CartLine }> | null>(null),
    open: (dialog) => $dialog.set(dialog),
    leave: (...how) => tryToLeave(({ leaveCart }) => leaveCart(...how)),
    leaveWithout: (groups) => tryToLeave(({ leaveWithout }) => leaveWithout(groups)),
    highlight(lineIds) {
      if ($stop.get()?.kind === 'restricted') dismiss();
      $restricted.set(lineIds);
    },
    dismissStop: dismiss,
  };
}
