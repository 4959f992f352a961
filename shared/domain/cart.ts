/**
 * The cart as every island sees it: proper names, typed values, nothing of the server's spelling.
 * `shared/api` is the only place that turns a reply into these.
 */

/** An amount in US dollars, as the server gave it; never computed from other amounts. */
export type Money = number;

/** The prices of one line; each is absent when the server sent none. */
export interface LinePrices {
  list?: Money;
  sale?: Money;
  contract?: Money;
  base?: Money;
}

/** One cart line [1 §3]. */
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
  total?: Money;
  saveMessage?: string;
  discountAlert?: string;
  /** True when this line's own flag hides its prices, whatever the visitor may see. */
  hidesPrice: boolean;
}

/** Terms shown in the contract panel of organisation buyers [1 §2], as the server writes them: see `contract-terms.ts`. */
export interface ContractTerms {
  spendLimit?: string;
  orderPriceLimit?: string;
  taxExempt?: string;
  purchaseOrderEligible?: string;
  /** HTML. */
  termsMessage?: string;
}

/** What the cart remembers of promotion and zip code [1 §3, `shippingCharge`]. */
export interface CartCharges {
  discountAmount?: Money;
  /** HTML. */
  discountMessage?: string;
  promotionId?: string;
  zipCode?: string;
}

/** A whole cart. */
export interface Cart {
  lines: CartLine[];
  subtotal?: Money;
  /** HTML above the lines. */
  headMessage?: string;
  charges: CartCharges;
  contract?: ContractTerms;
  /** Lines the server sent that could not be read; they are told to the shopper, and checkout waits. */
  unreadableLines: number;
}

/** Totals and estimate [1 §3]. Texts ending in `Message` may be HTML. */
export interface Totals {
  zipCode?: string;
  promotionId?: string;
  discountAmount?: Money;
  discountMessage?: string;
  shipMessage?: string;
  shipping?: Money;
  shippingTotal?: Money;
  nonContractShipping?: Money;
  punchOutFreightMessage?: string;
  noZipShippingMessage?: string;
  hazmatCharge?: Money;
  hazmatMessage?: string;
  /** An amount, or the server's word (such as 'Exempt'). */
  tax?: Money | string;
  noZipTaxMessage?: string;
  finalTotal?: Money;
}

/** How many pieces are in the cart: what the mini-cart shows. */
export function countPieces(cart: Cart): number {
  return cart.lines.reduce((sum, line) => sum + line.quantity, 0);
}
