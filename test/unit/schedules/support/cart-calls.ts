/** One cart on the server, as small as the wire contract allows. */
import type { Calls } from './server.ts';

/** One line of the cart. */
export interface ServerLine {
  id: string;
  item: string;
  quantity: number;
}

export interface ServerCart {
  lines: ServerLine[];
}

/** The calls that read and change a cart. */
export function cartCalls(cart: ServerCart): Calls {
  let lastId = 100;

  function remove(ids: readonly string[]): void {
    cart.lines = cart.lines.filter(({ id }) => !ids.includes(id));
  }

  return {
    read(path) {
      const miniCartCount = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
      return path === 'checkout/mini-cart-count' ? { miniCartCount } : cartReply(cart.lines);
    },
    writes: {
      'cart/update-item'({ updateId }) {
        for (const [id, quantity] of textOf(updateId)
          .split(',')
          .map((change) => change.split('='))) {
          cart.lines = cart.lines.map((line) =>
            line.id === id ? { ...line, quantity: Number(quantity) } : line,
          );
        }
      },
      'cart/remove-multiple-items': ({ itemIds }) => remove(textOf(itemIds).split(',')),
      'cart/remove-product-from-cart'({ actionType, removeOneItem }) {
        if (actionType === 'clearCart') cart.lines = [];
        else remove([textOf(removeOneItem)]);
      },
      'cart/quick-add-to-cart'({ skuId, quantity }) {
        const line = cart.lines.find(({ item }) => item === skuId);
        if (line) {
          cart.lines = cart.lines.map((one) =>
            one === line ? { ...one, quantity: one.quantity + Number(quantity) } : one,
          );
        } else {
          lastId += 1;
          cart.lines = [
            ...cart.lines,
            { id: `ci${lastId}`, item: textOf(skuId), quantity: Number(quantity) },
          ];
        }
      },
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The cart as the server writes it. */
export function cartReply(lines: readonly ServerLine[]): object {
  return {
    commerceItems: lines.map(({ id, item, quantity }) => ({
      commerceId: id,
      productId: item,
      displayName: `Item ${item}`,
      quantity,
      listPrice: 10,
    })),
    subTotal: lines.reduce((sum, { quantity }) => sum + quantity * 10, 0),
    isEmptyCart: lines.length === 0,
  };
}
