import type { Infer } from 'superstruct';
import type { Cart, CartLine, ContractTerms } from '../domain/cart.ts';
import { anything, flag, html, identifier, required, text, wholeNumber } from './coercers.ts';
import { fields, group, list } from './fields.ts';
import { money } from './money.ts';

/** A cart as just read, with what the server wants pushed to the page's data layer, as it came. */
export type CartReading = Cart & { dataLayer?: unknown };

export const CartLineReply = fields({
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
  hidePrice: flag,
});
export type CartLineReply = Infer<typeof CartLineReply>;

const ContractReply = fields({
  spendLimit: text,
  orderPriceLimit: text,
  isTaxExempt: text,
  isPoEligible: text,
  contractTermsMessage: html,
});
type ContractReply = Infer<typeof ContractReply>;

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
 * Gives a cart its proper names [1 §3].
 * @returns `null` when the reply has no lines and does not call itself empty either: a cart is not
 *   taken for empty because something is missing
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
    dataLayer: reply.dataLayer ?? undefined,
  };
}

function toLine(row: CartLineReply): CartLine {
  const { propsWarningMessageMessageLinkText: linkText, warningDescription: description } = row;
  const warningHtml = row.propsWarningMessageMessage;
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
    // The law asks for the warning, so it is not lost for want of a link's text.
    warning:
      linkText || warningHtml || description
        ? {
            linkText: linkText ?? description ?? 'California Proposition 65',
            html: warningHtml,
            description,
            iconUrl: row.warningIcon,
          }
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

function toContractTerms(reply: ContractReply): ContractTerms {
  return {
    spendLimit: reply.spendLimit,
    orderPriceLimit: reply.orderPriceLimit,
    taxExempt: reply.isTaxExempt,
    purchaseOrderEligible: reply.isPoEligible,
    termsMessage: reply.contractTermsMessage,
  };
}
