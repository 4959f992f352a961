/** The cart in the server's format, from a call or printed into a page. */
import type { Infer } from 'superstruct';
import type { Cart, CartLine, ContractTerms } from '../../domain/cart/cart.ts';
import type { Result } from '../../domain/failure.ts';
import { isPathSegment } from '../../domain/url.ts';
import { money } from '../transport/amounts.ts';
import {
  anything,
  coerce,
  flag,
  hides,
  html,
  identifier,
  required,
  text,
  wholeNumber,
} from '../transport/coercers.ts';
import { isRecord, openEnvelope } from '../transport/envelope.ts';
import { fields, group } from '../transport/fields.ts';
import { get, type ReadOptions, readValue } from '../transport/http.ts';
import { list, type Rows } from '../transport/list.ts';

/** A cart that has just been read, with the server's entries for the page's data layer, unchanged. */
export type CartReading = Cart & { dataLayer?: unknown };

const CartLineReply = fields({
  commerceId: required(identifier),
  productId: required(identifier),
  quantity: required(wholeNumber),
  displayName: required(text),
  productUrl: text,
  ImageURL: text,
  discontinuedItem: flag,
  replacementURL: text,
  invMessageToShowInSPCCart: text,
  invMessageToShowInCart: text,
  stockAlertMessage: text,
  defaultShipMethod: text,
  shippingMethodOnHoverMessage: text,
  propsWarningMessageMessageLinkText: text,
  propsWarningMessageMessage: html,
  warningDescription: text,
  warningIcon: text,
  listPrice: money,
  salePrice: money,
  contractPrice: money,
  basePrice: money,
  priceTitle: text,
  retailPriceTitle: text,
  total: money,
  saveMsg: text,
  discountEnableAlertMessage: text,
  hidePrice: hides,
});

const ContractReply = fields({
  spendLimit: text,
  orderPriceLimit: text,
  isTaxExempt: text,
  isPoEligible: text,
  contractTermsMessage: html,
});

/** A cart in a reply. */
export const CartDetailsReply = fields({
  commerceItems: list(CartLineReply),
  subTotal: money,
  isEmptyCart: flag,
  headMsg: html,
  dataLayer: anything,
  shippingCharge: group(
    fields({ discountAmount: money, discountMessage: html, promotionId: identifier, zipCode: identifier }),
  ),
  contract: group(ContractReply),
});
export type CartDetailsReply = Infer<typeof CartDetailsReply>;

/**
 * Reads the cart: GET `cart/cart-details/{true|false}` [1 §7 Reading].
 * @param options.create true on a page opened with `?create=true`: the server then creates a new cart
 */
export function readCart({
  create = false,
  signal,
}: ReadOptions & { create?: boolean } = {}): Promise<Result<CartReading>> {
  return get('cart/cart-details/{create}', CartDetailsReply, toWholeCart, {
    parts: { create: String(create) },
    signal,
  });
}

/**
 * Reads the cart that the server printed into the page, by the rules for a reply [embedding State block].
 * @param block `cart` of the state block
 */
export function cartFromPage(block: unknown): Result<CartReading> {
  return readValue('#cb-state: cart', openEnvelope(block).payload, CartDetailsReply, toWholeCart);
}

function toWholeCart(reply: CartDetailsReply): CartReading {
  const cart = toCart(reply);
  if (!cart) throw new Error('commerceItems');
  return cart;
}

/**
 * Maps a cart to proper names [1 §3 Cart].
 * @returns `null` if the reply has no lines and doesn't say that the cart is empty: missing data never makes a cart
 *   empty
 */
export function toCart(reply: CartDetailsReply): CartReading | null {
  const { commerceItems, contract, shippingCharge } = reply;
  if (!commerceItems && !reply.isEmptyCart) return null;
  return {
    lines: commerceItems?.rows.map(toLine) ?? [],
    subtotal: reply.subTotal,
    headMessage: reply.headMsg,
    charges: { ...shippingCharge },
    contract: contract && toContractTerms(contract),
    unreadableLines: commerceItems?.unreadable ?? 0,
    unreadableLineIds: commerceItems ? unreadableIds(commerceItems) : [],
    dataLayer: reply.dataLayer ?? undefined,
  };
}

/** The ids of unreadable lines that have their own id: the shopper may remove these lines. */
function unreadableIds({ rows, broken }: Rows<Infer<typeof CartLineReply>>): string[] {
  const ids = broken.map((row) => (isRecord(row) && coerce(row.commerceId, identifier)) || '');
  return ids.filter((id) => isPathSegment(id) && !rows.some(({ commerceId }) => commerceId === id));
}

function toLine(row: Infer<typeof CartLineReply>): CartLine {
  const {
    propsWarningMessageMessageLinkText: linkText,
    propsWarningMessageMessage: html,
    warningDescription: description,
    warningIcon: iconUrl,
  } = row;
  const stock = [row.invMessageToShowInSPCCart, row.invMessageToShowInCart];
  return {
    id: row.commerceId,
    itemNumber: row.productId,
    name: row.displayName,
    quantity: row.quantity,
    url: row.productUrl,
    imageUrl: row.ImageURL,
    discontinued: Boolean(row.discontinuedItem),
    replacementUrl: row.replacementURL,
    stockMessages: [...new Set(stock)].filter((message) => message !== undefined),
    stockAlert: row.stockAlertMessage,
    shipMethod: row.defaultShipMethod,
    shipMethodHint: row.shippingMethodOnHoverMessage,
    // The law requires the warning, so it is shown even if the server sends no text for its link, or only an icon.
    warning:
      linkText || html || description || iconUrl
        ? { linkText: linkText ?? description ?? 'California Proposition 65', html, description, iconUrl }
        : undefined,
    prices: { list: row.listPrice, sale: row.salePrice, contract: row.contractPrice, base: row.basePrice },
    priceTitle: row.priceTitle,
    retailPriceTitle: row.retailPriceTitle,
    total: row.total,
    saveMessage: row.saveMsg,
    discountAlert: row.discountEnableAlertMessage,
    hidesPrice: Boolean(row.hidePrice),
  };
}

function toContractTerms(reply: Infer<typeof ContractReply>): ContractTerms {
  return {
    spendLimit: reply.spendLimit,
    orderPriceLimit: reply.orderPriceLimit,
    taxExempt: reply.isTaxExempt,
    purchaseOrderEligible: reply.isPoEligible,
    termsMessage: reply.contractTermsMessage,
  };
}
