import type { Money } from './cart.ts';
import { withoutPersonal } from './data-layer-personal.ts';
import { withoutPrices } from './data-layer-prices.ts';

/** What is known of a purchase. */
export interface Purchase {
  orderNumber: string;
  total?: Money;
  /** The server's own entry or entries for it. */
  given?: unknown;
  /** The server's entries for its products, of which one is made where it has none for the whole. */
  products: readonly unknown[];
  /** Names and addresses of who bought and who gets it, which may stand in any text of those entries. */
  shopper?: readonly (string | undefined)[];
}

/**
 * Gives what the page's tag manager is told of a purchase [2 §3, §4]. Nothing in it is about the shopper, and no
 * price where prices are hidden.
 * @returns undefined when the server has nothing to tell, as of an order that was reported long ago
 */
export function purchaseEntry(
  { orderNumber, total, given, products, shopper }: Purchase,
  showsPrices: boolean,
): unknown {
  const items = withoutPersonal(products, shopper);
  const made = items && {
    event: 'purchase',
    transaction_id: orderNumber,
    currency: 'USD',
    value: total,
    items,
  };
  const entry = withoutPersonal(given, shopper) ?? made;
  return showsPrices ? entry : withoutPrices(entry);
}
