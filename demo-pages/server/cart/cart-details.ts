import { pictureUrl, productOf, productUrl } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Variation } from '../wire/variation.ts';
import type { Cart, CartLine } from './cart.ts';
import { cartDataLayer } from './data-layer.ts';
import { SHIP_METHODS, stockMessages, warningFields } from './line-messages.ts';
import { merchandiseTotal, priceLine } from './line-price.ts';
import { currentDiscount } from './promotions.ts';

/** Returns `CartDetails` of the wire contract, in the server's spelling. */
export function cartDetails(cart: Cart, kind: UserKind, vary: Variation): object {
  const discount = currentDiscount(cart, kind);
  return {
    commerceItems: cart.lines.map((line) => cartLine(line, kind, vary)),
    subTotal: vary.money(merchandiseTotal(cart, kind)),
    isEmptyCart: vary.flag(!cart.lines.length),
    headMsg: vary.text(headMessage(cart)),
    dataLayer: cartDataLayer(cart, kind),
    productId: cart.lines.map((line) => line.itemNumber),
    shippingCharge: {
      discountAmount: vary.money(discount?.amount || undefined),
      discountMessage: vary.text(discount?.message),
      promotionId: vary.text(discount?.code),
      zipCode: vary.text(cart.zipCode),
    },
    contract: kind.hasContract ? contractTerms(vary) : undefined,
  };
}

function cartLine(line: CartLine, kind: UserKind, vary: Variation): object {
  const product = productOf(line.itemNumber);
  const price = priceLine(line, kind);
  const stock = stockMessages(product.stock);
  const method = SHIP_METHODS[product.shipping];
  const replacement = product.discontinued?.replacement;
  const reduced = price.unit < price.list;
  const money = (amount: number | undefined): unknown =>
    vary.money(product.priceOnRequest ? undefined : amount);
  return {
    commerceId: line.id,
    productId: product.itemNumber,
    quantity: vary.number(line.quantity),
    displayName: product.name,
    productUrl: productUrl(product),
    ImageURL: pictureUrl(product),
    discontinuedItem: vary.flag(Boolean(product.discontinued)),
    replacementURL: vary.text(replacement && `/product/${replacement}`),
    invMessageToShowInSPCCart: vary.text(product.discontinued ? undefined : stock.short),
    invMessageToShowInCart: vary.text(product.discontinued ? undefined : stock.long),
    stockAlertMessage: vary.text(line.alert),
    defaultShipMethod: vary.text(product.discontinued ? undefined : method.name),
    shippingMethodOnHoverMessage: vary.text(product.discontinued ? undefined : method.hint),
    ...warningFields(product),
    listPrice: money(price.list),
    salePrice: money(price.sale),
    contractPrice: money(price.contract),
    basePrice: money(price.list),
    priceTitle: vary.text(price.contract ? 'Contract Price' : price.sale ? 'Sale Price' : 'Price'),
    retailPriceTitle: vary.text(reduced ? 'Retail Price' : undefined),
    total: money(price.total),
    saveMsg: vary.text(reduced ? `You save $${price.saved.toFixed(2)}` : undefined),
    discountEnableAlertMessage: vary.text(
      product.excludedFromPromotions ? 'Promotion codes do not apply to this item.' : undefined,
    ),
    hidePrice: product.priceOnRequest || kind.pricesHidden ? 'true' : 'false',
  };
}

function headMessage(cart: Cart): string | undefined {
  const products = cart.lines.map((line) => productOf(line.itemNumber));
  const parts = cart.notices.map((notice) => `<p>${notice}</p>`);
  if (products.some((product) => product.category === 'living-materials')) {
    parts.push(
      '<p>Living materials are guaranteed to arrive alive. See our <a href="/help#living">guide to ordering them</a>.</p>',
    );
  }
  return parts.join('') || undefined;
}

function contractTerms(vary: Variation): object {
  return {
    spendLimit: '$25,000.00 per school year',
    orderPriceLimit: '$5,000.00',
    isTaxExempt: vary.pick(['Yes', 'true']),
    isPoEligible: vary.pick(['Yes', 'true']),
    contractTermsMessage:
      '<p>Prices under agreement <strong>NC-4471</strong>, valid to June 30. ' +
      '<a href="/help#contracts">Terms and freight</a></p>',
  };
}
