import { addProducts } from '../../cart/add-products.ts';
import { clearCart } from '../../cart/change-cart.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf } from '../call.ts';
import { demand } from '../cart/cart-lines.ts';
import { readableOrder } from './order-detail.ts';

/** The calls that add the items of an order to the cart again [2 §4 Reorder]. */
export const REORDER_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'order/reorder',
    membersOnly: true,
    writes: true,
    refusal: 'message-list',
    run(context) {
      const { cart, vary } = context;
      const lines = readableOrder(context, textOf(context.body.reorderOrderId)).lines.length;
      demand(lines > 0);
      if (cart.lines.length) {
        return { isCartModalFlag: vary.pick([false, 'false']), validproducts: [], invalidProducts: [] };
      }
      return { isCartModalFlag: vary.flag(true), ...reorder(context) };
    },
  },
  {
    method: 'POST',
    path: 'order/reorder-from-modal',
    membersOnly: true,
    writes: true,
    keepsChanges: true,
    refusal: 'message-list',
    run(context) {
      const { cart, body } = context;
      demand(body.action === 'keep' || body.action === 'clearCart');
      if (body.action === 'clearCart') clearCart(cart);
      return reorder(context);
    },
  },
];

/** Adds the items that are still available. If there are none, throws a Refusal with one reason per line. */
function reorder(context: CallContext): object {
  const { session, cart, body, vary } = context;
  const order = readableOrder(context, textOf(body.reorderOrderId));
  const outcome = addProducts(cart, order.lines, session, vary);
  if (!outcome.validproducts.length) {
    const reasons = outcome.invalidProducts.map((product) => (product as { message: string }).message);
    throw new Refusal(reasons.join('\n'), 'nothingToReorder', 'reorderOrderId');
  }
  return outcome;
}
