/** The cart in the fields of the wire contract: `CartDetails` and `Totals` [wire Cart]. */
import type { Cart, CartLine } from '../../demo-pages/server/cart/cart.ts';
import { estimateFreight, hazardousCharge } from '../../demo-pages/server/cart/freight.ts';
import { SHIP_METHODS, stockMessages, warningFields } from '../../demo-pages/server/cart/line-messages.ts';
import { merchandiseTotal, priceLine, toCents } from '../../demo-pages/server/cart/line-price.ts';
import { currentDiscount } from '../../demo-pages/server/cart/promotions.ts';
import { zipZone } from '../../demo-pages/server/cart/zip-zone.ts';
import { pictureUrl, productOf, productUrl } from '../../demo-pages/server/catalogue/catalogue.ts';
import type { UserKind } from '../../demo-pages/server/user-kinds.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import type { Awkward } from './awkward.ts';

/** `CartDetails`. */
export function cartDetails(cart: Cart, kind: UserKind, write: Awkward): object {
  const discount = currentDiscount(cart, kind);
  const hasPlaceholders = write.turn([false, true]);
  // Amounts are sent even if they are hidden: the page must not show them.
  const seen = {
    event: 'view_cart',
    ecommerce: {
      currency: 'USD',
      value: write.money(merchandiseTotal(cart, kind)),
      items: cart.lines.map((line) => ({
        item_id: line.itemNumber,
        quantity: write.count(line.quantity),
        price: write.money(priceLine(line, kind).unit),
      })),
    },
  };
  const charge = {
    discountAmount: write.money(discount?.amount || undefined),
    discountMessage: write.text(discount?.message),
    promotionId: write.text(discount?.code),
    zipCode: write.text(cart.zipCode),
  };
  return {
    commerceItems: cart.lines.map((line) => cartLine(line, kind, write)),
    subTotal: write.money(merchandiseTotal(cart, kind)),
    isEmptyCart: write.flag(cart.lines.length === 0),
    headMsg: write.text(cart.notices.join('<br>')),
    dataLayer: write.turn([seen, [seen], [null, seen]]),
    productId: hasPlaceholders ? null : cart.lines.map(({ itemNumber }) => itemNumber),
    shippingCharge: discount || cart.zipCode ? charge : write.turn([null, '', undefined, {}]),
    contract: kind.hasContract
      ? {
          spendLimit: '$25,000.00 per school year',
          orderPriceLimit: '$5,000.00',
          isTaxExempt: write.flag(true),
          isPoEligible: write.flag(true),
          contractTermsMessage: '<P>Prices under agreement <B>NC-4471</B>',
        }
      : write.turn([null, undefined, '']),
  };
}

function cartLine(line: CartLine, kind: UserKind, write: Awkward): object {
  const product = productOf(line.itemNumber);
  const price = priceLine(line, kind);
  const { short, long } = stockMessages(product.stock);
  const method = SHIP_METHODS[product.shipping];
  const isGone = Boolean(product.discontinued);
  const replacement = product.discontinued?.replacement;
  const money = (amount: number | undefined) => write.money(product.priceOnRequest ? undefined : amount);
  const isReduced = price.unit < price.list;
  return {
    commerceId: line.id,
    productId: `${line.itemNumber} `,
    quantity: write.count(line.quantity),
    displayName: product.name,
    productUrl: productUrl(product),
    ImageURL: pictureUrl(product),
    discontinuedItem: write.flag(isGone),
    replacementURL: write.text(replacement && `/product/${replacement}`),
    invMessageToShowInSPCCart: write.text(isGone ? undefined : short),
    invMessageToShowInCart: write.text(isGone ? undefined : long),
    stockAlertMessage: write.text(line.alert),
    defaultShipMethod: write.text(isGone ? undefined : method.name),
    shippingMethodOnHoverMessage: write.text(isGone ? undefined : method.hint),
    ...warningFields(product),
    listPrice: money(price.list),
    salePrice: money(price.sale),
    contractPrice: money(price.contract),
    basePrice: money(price.list),
    priceTitle: write.text(price.contract ? 'Contract Price' : price.sale ? 'Sale Price' : 'Price'),
    retailPriceTitle: write.text(isReduced ? 'Retail Price' : undefined),
    total: money(price.total),
    saveMsg: write.text(isReduced ? `You save $${price.saved.toFixed(2)}` : undefined),
    hidePrice: write.hides(Boolean(product.priceOnRequest || kind.pricesHidden)),
  };
}

/** `Totals`. Throws a Refusal if the shop doesn't deliver there. */
export function totals(cart: Cart, kind: UserKind, write: Awkward): object {
  const zone = zipZone(cart.zipCode ?? '');
  if (!zone)
    throw new Refusal('We do not deliver to this zip code. Please call us for help with your order.');
  const discount = currentDiscount(cart, kind);
  const freight = estimateFreight(cart, zone);
  const isFree = kind.hasContract || Boolean(discount?.freeFreight);
  const shipping = isFree ? 0 : freight.amount;
  const hazardous = hazardousCharge(cart);
  const goods = merchandiseTotal(cart, kind) - (discount?.amount ?? 0);
  const tax = kind.guest || kind.hasContract ? 0 : toCents(goods * zone.taxRate);
  return {
    zipCode: write.text(cart.zipCode),
    promotionId: write.text(discount?.code),
    discountAmount: write.money(discount?.amount || undefined),
    discountMessage: write.text(discount?.message),
    shipMessagetoFormat: write.text(freight.message),
    shipping: write.money(shipping),
    shippingTotal: write.money(shipping),
    nonContractShipping: write.money(isFree ? freight.amount : undefined),
    hazMatCharge: write.money(hazardous?.amount),
    hazMatChargeMsg: write.text(hazardous?.message),
    tax: kind.hasContract ? 'Exempt' : write.money(kind.guest ? undefined : tax),
    finalTotal: write.money(toCents(goods + shipping + (hazardous?.amount ?? 0) + tax)),
  };
}
