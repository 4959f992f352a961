import { findProduct, pictureUrl } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import type { UserKind } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Variation } from '../wire/variation.ts';
import type { Cart } from './cart.ts';
import { addToCart } from './change-cart.ts';
import { priceLine } from './line-price.ts';

/** The products to add, from a list or an earlier order. */
export interface WantedItem {
  itemNumber: string;
  quantity: number;
}

/** The outcome of adding many products, in the spelling of the wire contract. */
export interface AddedProducts {
  validproducts: object[];
  invalidProducts: object[];
}

/** Whose cart it is, and what creates the ids of new lines. */
interface Buyer {
  kind: UserKind;
  newLineId: () => string;
}

/**
 * Adds products to a cart, summing up the quantities of the same product. Products that cannot be ordered are left out
 * and returned with the reason.
 */
export function addProducts(
  cart: Cart,
  wanted: readonly WantedItem[],
  { kind, newLineId }: Buyer,
  vary: Variation,
): AddedProducts {
  const outcome: AddedProducts = { validproducts: [], invalidProducts: [] };
  for (const [itemNumber, quantity] of sumUp(wanted)) {
    const product = findProduct(itemNumber);
    const row = {
      ProductId: itemNumber,
      displayName: product?.name ?? vary.text(undefined),
      quantity: vary.number(quantity),
      imageURL: product ? pictureUrl(product) : vary.text(undefined),
    };
    try {
      addToCart(cart, itemNumber, quantity, newLineId);
      const { alert } = cart.lines.find((line) => line.itemNumber === itemNumber) ?? {};
      const dataLayer = product && addedEntry(product, quantity, kind);
      outcome.validproducts.push({ ...row, message: vary.text(alert), dataLayer_obj: dataLayer });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.invalidProducts.push({ ...row, message: error.message });
    }
  }
  return outcome;
}

function sumUp(wanted: readonly WantedItem[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { itemNumber, quantity } of wanted) sums.set(itemNumber, (sums.get(itemNumber) ?? 0) + quantity);
  return sums;
}

/** The tag manager's entry for one product, without a price if prices are hidden. */
function addedEntry(product: Product, quantity: number, kind: UserKind): object {
  const { unit, total } = priceLine({ id: '', itemNumber: product.itemNumber, quantity }, kind);
  const shown = !kind.pricesHidden;
  return {
    event: 'add_to_cart',
    ecommerce: {
      currency: 'USD',
      ...(shown && { value: total }),
      items: [
        {
          item_id: product.itemNumber,
          item_name: product.name,
          item_category: product.category,
          quantity,
          ...(shown && { price: unit }),
        },
      ],
    },
  };
}
