/**
 * How every write to the cart ends: the cart of the reply is shown, or read; after a failure that leaves the outcome open
 * the cart is read, and decides.
 */
import type { CartReading } from '../../../api/cart/cart-details.ts';
import { removeCartLines } from '../../../api/cart/cart-lines.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { type WantedQuantities, wantOfEachLine } from '../../../domain/cart/wanted-quantities.ts';
import { type Failure, isInDoubt, type Result } from '../../../domain/failure.ts';
import { cartWritten } from '../../revalidation.ts';
import { $cart, findLine, readWrittenCart, showWrittenCart } from '../cart.ts';
import { followCart } from '../following/follow-cart.ts';

/** One write to the cart, and how its end is read. */
export interface CartWrite<Value> {
  /** Makes the call, once. */
  call: () => Promise<Result<Value>>;
  /**
   * Finds the cart in a reply. Null, or left out: the reply has none, and the cart is read [wire Cart]. Undefined: there is
   * nothing to show, or not yet.
   */
  cartIn?: (value: Value) => CartReading | null | undefined;
  /** What the shopper asked for, so that it is not told to them as a change. Called once the call has ended. */
  wanted?: (result: Result<Value>) => WantedQuantities;
  /** Called at once when the call has failed, before the cart is read. */
  onFailure?: (failure: Failure) => void;
  /** Whether a failure leaves open if the write counted, if not as `isInDoubt` says. */
  isOpen?: (failure: Failure) => boolean;
  /**
   * Whether the cart shows, after a failure, that the write has counted all the same. Not called if the cart may be out of
   * date. For replies that may be null.
   */
  hasArrived?: null extends Value ? (cart: Cart, failure: Failure) => boolean : undefined;
}

/**
 * Makes a write and settles it. Shows the cart with it and tells the other tabs. The cart is read when it is unknown whether
 * the write counted, by the other tabs, too, and when somebody else has written at the same time.
 *
 * Call it within a job of the queue (`cart-queue.ts`): the server refuses writes that overlap.
 * @returns the reply; null if there is none, but the cart shows that the write has counted; or the failure
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
 * Removes lines by one call and settles that. No line is marked, and nothing is kept for an undo.
 * @param call makes the call where it is another one
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
 * Reads the cart to find out whether what an earlier page has sent has arrived by now.
 * @param wanted what the shopper asked for, so that it is not told to them as a change
 */
export function rereadCart(wanted: WantedQuantities): Promise<void> {
  return readWrittenCart({ wanted, written: false });
}

/**
 * Shows the cart after a write that has counted: that of the reply, else a newly read one. Tells the other tabs.
 * `settleWrite` does this itself; call it for several writes that are shown at their end.
 * @param cart null if the cart must be read
 * @param wanted what the shopper asked for, so that it is not told to them as a change
 */
export async function applyWrite(cart: CartReading | null, wanted: WantedQuantities): Promise<void> {
  followCart();
  cartWritten();
  if (cart) showWrittenCart(cart, { wanted, written: true });
  else await readWrittenCart({ wanted, written: true });
}

/** For writes after which the cart may hold anything: the shopper is then told of no change. */
export function wantAny(): WantedQuantities {
  return wantOfEachLine($cart.get().cart, () => 'any');
}
