import { taxAmount } from '../cart/tax.ts';
import { allowedEntries } from '../data-layer.ts';
import { writeJson } from '../json.ts';
import type { Amount } from '../money.ts';
import type { PurchasedItem } from './order-confirmation.ts';

/** The data of a purchase. */
export interface Purchase {
  orderNumber: string;
  total?: Amount;
  /** An amount, or 'Exempt', which counts as 0 [2 §9 Exempt]. */
  tax?: Amount | string;
  shipping?: Amount;
  /** The server's own entry or entries for it. */
  given?: unknown;
  /** The server's entries for its products; if there is none for the whole purchase, the entry is built from these. */
  products: readonly unknown[];
  /** The bought products: if the server sends no entries at all, the entry is built from these. */
  items?: readonly PurchasedItem[];
  /** Names and addresses of the shopper and the recipient, which may occur in any text of those entries. */
  shopper?: readonly (string | undefined)[];
}

/**
 * Returns the tag manager's entry for a purchase [2 §3 Confirmation, §4 Order report]. It contains nothing about the
 * shopper, and no prices if they are hidden.
 * @returns undefined if the server sends neither entries nor products
 */
export function purchaseEntry(
  { orderNumber, total, tax, shipping, given, products, items: bought = [], shopper }: Purchase,
  showsPrices: boolean,
): unknown {
  const told = (entries: unknown) => allowedEntries(entries, { showsPrices, personal: shopper });
  const items = told(products) ?? told(bought.map(itemEntry));
  const made = items && {
    event: 'purchase',
    transaction_id: orderNumber,
    currency: 'USD',
    value: total,
    tax: taxAmount(tax),
    shipping,
    items,
  };
  return told(withTaxAmount(given)) ?? told(made);
}

/** The server's own entries, with an exempt tax as an amount. */
function withTaxAmount(given: unknown): unknown {
  const isExempt = (key: string, value: unknown) => /^tax$/i.test(key) && taxAmount(value) === 0;
  return given && JSON.parse(writeJson(given), (key, value) => (isExempt(key, value) ? 0 : value));
}

function itemEntry({ productId, name, quantity, price, categories }: PurchasedItem): object {
  return { item_id: productId, item_name: name, item_category: categories?.[0], quantity, price };
}
