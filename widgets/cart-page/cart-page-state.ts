import { atom, type ReadableAtom } from 'nanostores';
import type { CartLine } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { report } from '../../shared/page/report.ts';
import { messages } from './cart-page-messages.ts';
import type { LeaveProblem, Restriction } from './leave-cart.ts';
import { loadLazyPart } from './load-lazy-part.ts';

/** A dialog of the cart page. */
export type CartDialog = { kind: 'warning'; line: CartLine } | { kind: 'remove-all' } | Restriction;

/** What one cart page on the screen knows besides the cart: the object stays, its stores change. */
export interface CartPageState {
  $dialog: ReadableAtom<CartDialog | null>;
  /** Why the last try to leave ended on the cart. */
  $problem: ReadableAtom<LeaveProblem | null>;
  /** Item numbers whose rows are highlighted, since they stand in the way of the checkout. */
  $restricted: ReadableAtom<ReadonlySet<string>>;
  openWarning(line: CartLine): void;
  askToRemoveAll(): void;
  closeDialog(): void;
  /** Leads on from the cart, or finds out why not. */
  leave(permissions: Permissions, visitor: Visitor): Promise<void>;
  /** The same without the items that may not be ordered. */
  leaveWithout(groups: Restriction['groups']): Promise<void>;
  /** Closes the dialog and has the rows of these items highlighted; none ends that. */
  highlight(items: ReadonlySet<string>): void;
  dismissProblem(): void;
}

/** Makes the state of one cart page. */
export function createCartPage(): CartPageState {
  const $dialog = atom<CartDialog | null>(null);
  const $problem = atom<LeaveProblem | null>(null);
  const $restricted = atom<ReadonlySet<string>>(new Set());

  async function tryToLeave(
    attempt: (lazy: Awaited<ReturnType<typeof loadLazyPart>>) => Promise<LeaveProblem | Restriction | null>,
  ): Promise<void> {
    $problem.set(null);
    $restricted.set(new Set());
    const end = await loadLazyPart()
      .then(attempt)
      .catch((error): LeaveProblem => {
        report(messages.leaveFailed, error);
        return { kind: 'text', text: messages.leaveFailed };
      });
    if (end?.kind === 'restricted') return $dialog.set(end);
    if ($dialog.get()?.kind === 'restricted') $dialog.set(null);
    $problem.set(end);
  }

  return {
    $dialog,
    $problem,
    $restricted,
    openWarning: (line) => $dialog.set({ kind: 'warning', line }),
    askToRemoveAll: () => $dialog.set({ kind: 'remove-all' }),
    closeDialog: () => $dialog.set(null),
    leave: (permissions, visitor) => tryToLeave(({ leaveCart }) => leaveCart(permissions, visitor)),
    leaveWithout: (groups) => tryToLeave(({ leaveWithout }) => leaveWithout(groups)),
    highlight(items) {
      $dialog.set(null);
      $restricted.set(items);
    },
    dismissProblem: () => $problem.set(null),
  };
}
