import { productOf } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Cart } from './cart.ts';
import { merchandiseTotal, priceLine } from './line-price.ts';

/** The tag manager's entries for a cart, without amounts if prices are hidden. */
export function cartDataLayer(cart: Cart, kind: UserKind): object {
  const shown = !kind.pricesHidden;
  return {
    event: 'view_cart',
    ecommerce: {
      currency: 'USD',
      ...(shown && { value: merchandiseTotal(cart, kind) }),
      items: cart.lines.map((line) => {
        const { itemNumber, name, category, priceOnRequest } = productOf(line.itemNumber);
        const price = shown && !priceOnRequest ? { price: priceLine(line, kind).unit } : {};
        return {
          item_id: itemNumber,
          item_name: name,
          item_category: category,
          quantity: line.quantity,
          ...price,
        };
      }),
    },
  };
}
