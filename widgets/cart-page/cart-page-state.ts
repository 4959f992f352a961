import { batch, type ReadonlySignal, signal } from '@preact/signals-react';
import type { CartLine } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { type LeaveProblem, leaveCart } from './leave-cart.ts';

/** A dialog of the cart page. */
export type CartDialog = { kind: 'warning'; line: CartLine } | { kind: 'remove-all' };

/** What one cart page on the screen knows besides the cart: the object stays, its signals change. */
export interface CartPageState {
  dialog: ReadonlySignal<CartDialog | null>;
  /** Why the last try to leave ended on the cart. */
  problem: ReadonlySignal<LeaveProblem | null>;
  /** Item numbers that stand in the way of the checkout. */
  restricted: ReadonlySignal<ReadonlySet<string>>;
  openWarning(line: CartLine): void;
  askToRemoveAll(): void;
  closeDialog(): void;
  /** Leads on from the cart, or finds out why not. */
  leave(permissions: Permissions, visitor: Visitor): Promise<void>;
  dismissProblem(): void;
}

/** Makes the state of one cart page. */
export function createCartPage(): CartPageState {
  const dialog = signal<CartDialog | null>(null);
  const problem = signal<LeaveProblem | null>(null);
  const restricted = signal<ReadonlySet<string>>(new Set());

  function show(next: LeaveProblem | null): void {
    const groups = next?.kind === 'restricted' ? Object.values(next.groups).flat() : [];
    batch(() => {
      problem.value = next;
      restricted.value = new Set(groups.map(({ itemNumber }) => itemNumber));
    });
  }

  return {
    dialog,
    problem,
    restricted,
    openWarning(line) {
      dialog.value = { kind: 'warning', line };
    },
    askToRemoveAll() {
      dialog.value = { kind: 'remove-all' };
    },
    closeDialog() {
      dialog.value = null;
    },
    async leave(permissions, visitor) {
      show(null);
      show(await leaveCart(permissions, visitor));
    },
    dismissProblem() {
      problem.value = null;
    },
  };
}
