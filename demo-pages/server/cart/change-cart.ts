import { findProduct, productOf } from '../catalogue/catalogue.ts';
import type { Product } from '../catalogue/product.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Cart, emptyCart, findLine } from './cart.ts';

/** The maximum quantity of a line [1 §9 Quantity]. */
const MAXIMUM = 999;

const NOT_A_QUANTITY = 'Please enter a quantity between 1 and 999.';

/** Reads a quantity from a form. Throws a Refusal unless it is a whole number from `least` to 999. */
export function readQuantity(value: unknown, least: 0 | 1 = 1): number {
  const quantity = /^\d{1,3}$/.test(String(value)) ? Number(value) : -1;
  if (quantity < least) throw new Refusal(NOT_A_QUANTITY, 'invalidQuantity', 'quantity');
  return quantity;
}

/**
 * Adds a product, to its line if it has one already. A product with a maximum is added up to that, and the line says
 * so.
 * @param newId creates the id of a new line
 */
export function addToCart(cart: Cart, itemNumber: string, quantity: number, newId: () => string): void {
  const product = orderable(itemNumber);
  const line = cart.lines.find((candidate) => candidate.itemNumber === product.itemNumber);
  const wanted = (line?.quantity ?? 0) + quantity;
  if (line && line.quantity >= maximumOf(product)) {
    throw new Refusal(
      `You already have as many of item ${itemNumber} as one order may hold.`,
      'limitReached',
    );
  }
  const { quantity: allowed, alert } = capped(product, wanted);
  if (line) Object.assign(line, { quantity: allowed, alert });
  else cart.lines.unshift({ id: newId(), itemNumber: product.itemNumber, quantity: allowed, alert });
}

/** Sets the quantity of a line. 0 removes the line; more than the product's maximum becomes the maximum. */
export function setQuantity(cart: Cart, id: string, quantity: number): void {
  const line = findLine(cart, id);
  if (!line) throw unknownLine(id);
  if (quantity === 0) removeLines(cart, [id]);
  else Object.assign(line, capped(productOf(line.itemNumber), quantity));
}

/** Removes lines by id. Every id must be in the cart. */
export function removeLines(cart: Cart, ids: readonly string[]): void {
  const unknown = ids.find((id) => !findLine(cart, id));
  if (unknown !== undefined || !ids.length) throw unknownLine(unknown ?? '');
  cart.lines = cart.lines.filter((line) => !ids.includes(line.id));
  if (!cart.lines.length) clearCart(cart);
}

/** Removes all lines and the promotion. Keeps the zip code for the next estimate. */
export function clearCart(cart: Cart): void {
  Object.assign(cart, { ...emptyCart(), promotionCode: undefined, zipCode: cart.zipCode });
}

/** Adds the lines of an earlier cart to this one. The same product becomes one line. */
export function mergeInto(cart: Cart, earlier: Cart): void {
  for (const line of earlier.lines) {
    const same = cart.lines.find((candidate) => candidate.itemNumber === line.itemNumber);
    if (same) Object.assign(same, capped(productOf(same.itemNumber), same.quantity + line.quantity));
    else cart.lines.push(line);
  }
  cart.promotionCode ??= earlier.promotionCode;
}

function orderable(itemNumber: string): Product {
  const product = findProduct(itemNumber);
  if (!product) {
    throw new Refusal(
      `Item ${itemNumber} was not found. Please check the item number and try again.`,
      'invalidSku',
      'skuId',
    );
  }
  if (product.discontinued) {
    const { replacement } = product.discontinued;
    const instead = replacement ? ` Its replacement is item ${replacement}.` : '';
    throw new Refusal(`Item ${product.itemNumber} has been discontinued.${instead}`, 'discontinued', 'skuId');
  }
  if (product.priceOnRequest) {
    throw new Refusal(
      `Item ${product.itemNumber} is sold by quotation only. Please call us.`,
      'quoteOnly',
      'skuId',
    );
  }
  return product;
}

function maximumOf(product: Product): number {
  const left = product.stock.state === 'few' ? product.stock.left : MAXIMUM;
  return Math.min(product.maximum ?? MAXIMUM, left, MAXIMUM);
}

function capped(product: Product, wanted: number): { quantity: number; alert?: string } {
  const maximum = maximumOf(product);
  if (wanted <= maximum) return { quantity: wanted, alert: undefined };
  const reason =
    product.maximum === maximum ? `Limited to ${maximum} per order.` : `Only ${maximum} can be ordered.`;
  return { quantity: maximum, alert: `${reason} Your quantity was changed from ${wanted} to ${maximum}.` };
}

function unknownLine(id: string): Refusal {
  return new Refusal(`The item is no longer in your cart. (${id})`, 'itemNotFound', 'itemIds');
}
