/**
 * The cart as all islands use it, with proper names and typed values instead of the server's. Only `shared/api`
 * converts replies into these types.
 */
import type { Amount } from '../money.ts';
import { sumOf } from '../sum.ts';

/** The prices of one line; each is absent if the server sent none. */
export interface LinePrices {
  list?: Amount;
  sale?: Amount;
  contract?: Amount;
  base?: Amount;
}

/**
 * The price of one piece for a visitor; undefined if the server sent none.
 * @param contract whether they buy under a contract; nobody else may learn the contract price [1 §6 Checkout]
 */
export function unitPrice(
  { list, sale, contract: agreed, base }: LinePrices,
  contract: boolean,
): Amount | undefined {
  return (contract ? agreed : undefined) ?? sale ?? base ?? list;
}

/** One cart line [1 §3 Cart line]. */
export interface CartLine {
  /** The server's `commerceId`: the key of a line, because one product may be on two lines. */
  id: string;
  /** The item number that shoppers know: the server's `productId`. */
  itemNumber: string;
  name: string;
  quantity: number;
  url?: string;
  imageUrl?: string;
  discontinued: boolean;
  replacementUrl?: string;
  /** The server's stock messages, in its order, without duplicates. */
  stockMessages: string[];
  stockAlert?: string;
  shipMethod?: string;
  shipMethodHint?: string;
  /** California Proposition 65: the link's text, the dialog's HTML, the short text and the icon. */
  warning?: { linkText: string; html?: string; description?: string; iconUrl?: string };
  prices: LinePrices;
  priceTitle?: string;
  retailPriceTitle?: string;
  total?: Amount;
  saveMessage?: string;
  discountAlert?: string;
  /** True if this line's own flag hides its prices, whatever the visitor may see. */
  hidesPrice: boolean;
}

/**
 * Terms in the contract panel of organisation buyers [1 §2 Contract panel], in the server's format: see
 * `contract-terms.ts`.
 */
export interface ContractTerms {
  spendLimit?: string;
  orderPriceLimit?: string;
  taxExempt?: string;
  purchaseOrderEligible?: string;
  /** HTML. */
  termsMessage?: string;
}

/** The promotion and zip code that the cart remembers [1 §3 Cart]. */
export interface CartCharges {
  discountAmount?: Amount;
  /** HTML. */
  discountMessage?: string;
  promotionId?: string;
  zipCode?: string;
}

/** A whole cart. */
export interface Cart {
  lines: CartLine[];
  subtotal?: Amount;
  /** HTML above the lines. */
  headMessage?: string;
  charges: CartCharges;
  contract?: ContractTerms;
  /** How many lines could not be read; the shopper is told before leaving the cart. */
  unreadableLines: number;
  /** The ids of unreadable lines that have one: these can be removed. */
  unreadableLineIds: string[];
}

/** Totals and estimate [1 §3 Totals]. Texts ending in `Message` may be HTML. */
export interface Totals {
  zipCode?: string;
  promotionId?: string;
  discountAmount?: Amount;
  discountMessage?: string;
  shipMessage?: string;
  shipping?: Amount;
  shippingTotal?: Amount;
  nonContractShipping?: Amount;
  punchOutFreightMessage?: string;
  noZipShippingMessage?: string;
  hazmatCharge?: Amount;
  hazmatMessage?: string;
  /** An amount, or the server's word (such as 'Exempt'). */
  tax?: Amount | string;
  noZipTaxMessage?: string;
  finalTotal?: Amount;
}

/** Whether the cart is empty. A cart with unreadable rows isn't. */
export function isCartEmpty({ lines, unreadableLines }: Cart): boolean {
  return lines.length + unreadableLines === 0;
}

/** How many pieces are in the cart, as shown by the mini-cart. */
export function countUnits(cart: Cart): number {
  return sumOf(cart.lines, ({ quantity }) => quantity);
}

/**
 * Returns the new cart, in which every unchanged line and part is the same object as before, so that only changed rows
 * render again. Returns the previous cart if nothing changed.
 */
export function reconcileCart(before: Cart, after: Cart): Cart {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const lines = after.lines.map((line) => keep(known.get(line.id), line));
  return keep(before, { ...after, lines });
}

function keep<Value>(before: Value | undefined, after: Value): Value {
  return before !== undefined && isSame(before, after) ? before : after;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') return false;
  const keys = Object.keys(one) as (keyof object)[];
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], other[key]));
}
