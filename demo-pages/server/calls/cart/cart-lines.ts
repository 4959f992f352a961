import { cartDetails } from '../../cart/cart-details.ts';
import { addToCart, clearCart, readQuantity, removeLines, setQuantity } from '../../cart/change-cart.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf } from '../call.ts';

/** The calls that change lines [1 §7 Lines]. */
export const CART_LINE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'cart/quick-add-to-cart',
    writes: true,
    refusal: 'quick-add',
    run({ session, cart, body }) {
      demand(body.actionType === 'addItemToCart' && Number(body.addItemCount) === 1);
      addToCart(cart, textOf(body.skuId), readQuantity(body.quantity), session.newLineId);
      return {};
    },
  },
  {
    method: 'POST',
    path: 'cart/update-item',
    writes: true,
    run(context) {
      const { cart, body } = context;
      const updates = textOf(body.updateId).split(',');
      const pairs = updates.map((update) => update.split('=') as [string, string | undefined]);
      demand(body.actionType === 'updateItems' && textOf(body.itemIds) === pairs.map(([id]) => id).join());
      const wanted = pairs.map(([id, quantity]) => [id, readQuantity(quantity, 0)] as const);
      for (const [id, quantity] of wanted) setQuantity(cart, id, quantity);
      return detailsOrNothing(context);
    },
  },
  {
    method: 'POST',
    path: 'cart/remove-product-from-cart',
    writes: true,
    run({ session, cart, body, vary }) {
      demand(typeof body.enableShippingCharge === 'boolean');
      if (body.actionType === 'clearCart') clearCart(cart);
      else {
        demand(body.action === 'removeOneItem');
        removeLines(cart, [textOf(body.removeOneItem)]);
      }
      return { cartDetails: cartDetails(cart, session.kind, vary) };
    },
  },
  {
    method: 'POST',
    path: 'cart/remove-multiple-items',
    writes: true,
    run(context) {
      demand(context.body.actionType === 'removeMultipleItems');
      removeLines(context.cart, textOf(context.body.itemIds).split(','));
      return detailsOrNothing(context);
    },
  },
];

/** Throws a Refusal unless the body matches the contract. */
export function demand(condition: boolean): void {
  if (!condition) throw new Refusal('The request is not complete.', 'invalidRequest', 'actionType');
}

/** The server sends the new cart with some replies and not with others. */
function detailsOrNothing({ session, cart, vary }: CallContext): object {
  return vary.pick([true, false]) ? { cartDetails: cartDetails(cart, session.kind, vary) } : {};
}
