/**
 * The cart as every island sees it: proper names, typed values, nothing of the server's spelling.
 * `shared/api` is the only place that turns a reply into these.
 */
import type { Amount } from '../money.ts';
import { sumOf } from '../sum.ts';

/** The prices of one line; each is absent when the server sent none. */
export interface LinePrices {
  list?: Amount;
  sale?: Amount;
  contract?: Amount;
  base?: Amount;
}

/**
 * What one piece costs a visitor; undefined where the server has not said.
 * @param contract they buy under a contract; the contract price is nobody else's to know [1 §6 Checkout]
 */
export function unitPrice(
  { list, sale, contract: agreed, base }: LinePrices,
  contract: boolean,
): Amount | undefined {
  return (contract ? agreed : undefined) ?? sale ?? base ?? list;
}

/** One cart line [1 §3 Cart line]. */
export interface CartLine {
  /** The server's `commerceId`: the key of a line, since one product may stand on two lines. */
  id: string;
  /** The item number a shopper knows: the server's `productId`. */
  itemNumber: string;
  name: string;
  quantity: number;
  url?: string;
  imageUrl?: string;
  discontinued: boolean;
  replacementUrl?: string;
  /** What the server says of stock, in its order, without repetition. */
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
  /** True when this line's own flag hides its prices, whatever the visitor may see. */
  hidesPrice: boolean;
}

/**
 * Terms shown in the contract panel of organisation buyers [1 §2 Contract panel], as the server writes them: see
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

/** What the cart remembers of promotion and zip code [1 §3 Cart]. */
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
  /** Lines the server sent that could not be read; the shopper is told of them before anything leads on. */
  unreadableLines: number;
  /** The ids of those among them that have one: they can be removed. */
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

/** Whether nothing is in the cart. One whose rows could not be read has something in it. */
export function isCartEmpty({ lines, unreadableLines }: Cart): boolean {
  return lines.length + unreadableLines === 0;
}

/** How many pieces are in the cart: what the mini-cart shows. */
export function countUnits(cart: Cart): number {
  return sumOf(cart.lines, ({ quantity }) => quantity);
}

/**
 * Gives the new cart. Every line, and every other part, that did not change is the same object as before, so that only
 * changed rows render again. For an unchanged cart it is the cart before.
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
