import { removeLines } from '../api/cart-lines.ts';
import type { CheckoutTarget, Quarantine } from '../api/checkout.ts';
import type { Failure, Result } from '../api/result.ts';
import { permissionsFor } from '../domain/permissions.ts';
import type { Visitor } from '../domain/visitor.ts';
import { applyWrite, DONE, handleWriteFailure } from './apply-write.ts';
import { $cart, findLine, refreshCart } from './cart.ts';
import { flushCart } from './cart-actions.ts';
import { enqueueCartWrite } from './cart-queue.ts';
import { type CheckoutOutcome, failCheckout, goToCheckout } from './checkout.ts';
import { $session } from './session.ts';
import { exitOnce } from './single-exit.ts';

type Groups = Quarantine['groups'];

/**
 * Takes the restricted items out of the cart and goes on to checkout, unless nothing is left [1 §4,
 * Restricted removal]. A call during an attempt joins it.
 * @param groups as the check for restricted items gave them
 */
export function removeRestrictedAndContinue(groups: Groups): Promise<CheckoutOutcome> {
  return exitOnce(() => removeAndContinue(groups));
}

async function removeAndContinue(groups: Groups): Promise<CheckoutOutcome> {
  const { settled } = await flushCart();
  if (!settled || $cart.get().cart?.unreadableLines) return { kind: 'unsettled' };

  const removed = await enqueueCartWrite({
    key: 'restricted',
    rank: 'remove',
    run: () => removeItems(Object.values(groups).flat()),
  });
  if (!removed) return failCheckout(unknownCart());
  if (!removed.ok) return failCheckout(removed.failure);
  const { cart, stale, failure } = $cart.get();
  // Without the cart of after the removal nobody knows whether there is something to check out.
  if (stale || !cart) return failCheckout(failure ?? unknownCart());
  if (!cart.lines.length) return { kind: 'emptied' };
  return goToCheckout(targetAfterRemoval($session.get().visitor, groups));
}

/** Removes the lines that the server names, and those of an item that it names by its number alone. */
async function removeItems(items: Groups[keyof Groups]): Promise<Result<null>> {
  const lines = $cart.get().cart?.lines ?? [];
  const ids = items.flatMap(({ lineId, itemNumber }) =>
    lineId ? [lineId] : lines.filter((line) => line.itemNumber === itemNumber).map(({ id }) => id),
  );
  const named = new Set(ids);
  const removed = ({ id }: { id: string }) => (named.has(id) ? 0 : undefined);
  if (!named.size) {
    await refreshCart();
    return DONE;
  }
  const result = await removeLines([...named]);
  if (result.ok) {
    await applyWrite(result.value, removed);
    return DONE;
  }
  await handleWriteFailure(result.failure, removed);
  return ids.some(findLine) || $cart.get().stale ? result : DONE;
}

/**
 * Where checkout goes on: guests sign in after discontinued items or those that cannot be shipped to them,
 * and quotes have a page of their own; everybody else goes to shipping [1 §2, §4].
 */
function targetAfterRemoval(visitor: Visitor, { discontinued, geography }: Groups): CheckoutTarget {
  if (visitor.guest && discontinued.length + geography.length > 0) return '/checkout/login?qr=true';
  const { checkoutTarget } = permissionsFor({ ...visitor, guest: false }, 'standard');
  return `${checkoutTarget}?qr=true`;
}

function unknownCart(): Failure {
  return { kind: 'aborted', endpoint: 'POST cart/remove-multiple-items', messages: [] };
}
