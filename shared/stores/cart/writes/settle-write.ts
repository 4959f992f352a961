/**
 * Ends every write to the cart: shows the cart from the reply, or reads it. After a failure with an unknown outcome,
 * the cart is read and decides.
 */
import type { CartReading } from '../../../api/cart/cart-details.ts';
import { removeCartLines } from '../../../api/cart/cart-lines.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { type WantedQuantities, wantOfEachLine } from '../../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result } from '../../../domain/failure.ts';
import { cartWritten } from '../../revalidation.ts';
import { $cart, findLine, readWrittenCart, showWrittenCart } from '../cart.ts';
import { followCart } from '../following/follow-cart.ts';

/** One write to the cart, and how to interpret its end. */
export interface CartWrite<Value> {
  /** Makes the call, once. */
  call: () => Promise<Result<Value>>;
  /**
   * Returns the cart in a reply. Null, or if this function is left out: the reply has none, and the cart is read [wire
   * Cart]. Undefined: there is nothing to show, or not yet.
   */
  cartIn?: (value: Value) => CartReading | null | undefined;
  /** Returns the changes that the shopper asked for, so that no notice reports them. Called once the call has ended. */
  wanted?: (result: Result<Value>) => WantedQuantities;
  /** Called at once when the call has failed, before the cart is read. */
  onFailure?: (failure: Failure) => void;
  /** Whether a failure leaves open whether the write took effect; `isInDoubt` by default. */
  isOpen?: (failure: Failure) => boolean;
  /**
   * Whether the cart shows that the write took effect despite the failure. Not called if the cart may be out of date.
   * For replies that may be null.
   */
  hasArrived?: null extends Value ? (cart: Cart, failure: Failure) => boolean : undefined;
}

/**
 * Makes a write and settles it: shows the changed cart and tells the other tabs. If it is unknown whether the write
 * took effect, this page and the other tabs read the cart; so does this page after a concurrent write.
 *
 * Call it within a job of the queue (`cart-queue.ts`): the server refuses writes that overlap.
 * @returns the reply; null if there is none, but the cart shows that the write took effect; or the failure
 */
export async function settleWrite<Value>({
  call,
  cartIn = () => null,
  wanted = () => ({}),
  onFailure,
  isOpen = isInDoubt,
  hasArrived,
}: CartWrite<Value>): Promise<Result<Value>> {
  followCart();
  const result = await call();
  if (result.ok) {
    const cart = cartIn(result.value);
    if (cart !== undefined) await applyWrite(cart, wanted(result));
    return result;
  }
  const { failure } = result;
  onFailure?.(failure);
  const written = isOpen(failure);
  if (written) cartWritten();
  if (written || failure.kind === 'conflict') await readWrittenCart({ wanted: wanted(result), written });
  const { cart, stale } = $cart.get();
  return cart && !stale && hasArrived?.(cart, failure) ? { ok: true, value: null as Value } : result;
}

/**
 * Removes lines with one call and settles it. Marks no line and keeps nothing for an undo.
 * @param call makes another call than the usual one
 * @returns ok once none of the lines is in the cart
 */
export async function settleRemoval(
  lineIds: readonly string[],
  call = () => removeCartLines(lineIds),
): Promise<Result<null>> {
  const result = await settleWrite({
    call,
    cartIn: (cart) => cart,
    wanted: () => ({ lines: Object.fromEntries(lineIds.map((id) => [id, 0])) }),
    hasArrived: (cart) => !lineIds.some((id) => findLine(id) || cart.unreadableLineIds.includes(id)),
  });
  return result.ok ? { ok: true, value: null } : result;
}

/**
 * Reads the cart to find out whether an earlier page's write has arrived by now.
 * @param wanted the changes that the shopper asked for, so that no notice reports them
 */
export function rereadCart(wanted: WantedQuantities): Promise<void> {
  return readWrittenCart({ wanted, written: false });
}

/**
 * Shows the cart after a write that took effect, from the reply or newly read. Tells the other tabs. `settleWrite` does
 * this itself; call it for several writes that are shown at their end.
 * @param cart null if the cart must be read
 * @param wanted the changes that the shopper asked for, so that no notice reports them
 */
export async function applyWrite(cart: CartReading | null, wanted: WantedQuantities): Promise<void> {
  followCart();
  cartWritten();
  if (cart) showWrittenCart(cart, { wanted, written: true });
  else await readWrittenCart({ wanted, written: true });
}

/** For writes after which the cart may contain anything: no change is then reported. */
export function wantAny(): WantedQuantities {
  return wantOfEachLine($cart.get().cart, () => 'any');
}
