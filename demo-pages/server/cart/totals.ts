import type { UserKind } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Variation } from '../wire/variation.ts';
import type { Cart } from './cart.ts';
import { estimateFreight, hazardousCharge } from './freight.ts';
import { merchandiseTotal, toCents } from './line-price.ts';
import { currentDiscount } from './promotions.ts';
import { zipZone } from './zip-zone.ts';

const UNKNOWN_ZIP = 'We do not deliver to this zip code. Please call us for help with your order.';

/**
 * Returns `Totals` of the wire contract for the cart's zip code. Without a zip code, messages replace freight and tax.
 * Throws if the shop does not deliver there.
 */
export function totals(cart: Cart, kind: UserKind, vary: Variation): object {
  const discount = currentDiscount(cart, kind);
  const goods = merchandiseTotal(cart, kind);
  const zone = cart.zipCode ? zipZone(cart.zipCode) : undefined;
  if (cart.zipCode && !zone) throw new Refusal(UNKNOWN_ZIP, 'invalidZipCode', 'zipCodeInput');
  const freight = zone && estimateFreight(cart, zone);
  const freightIsFree = kind.hasContract || Boolean(discount?.freeFreight);
  const shipping = freight && (freightIsFree ? 0 : freight.amount);
  const hazardous = hazardousCharge(cart);
  const taxed = goods - (discount?.amount ?? 0);
  const tax = kind.guest || !zone ? undefined : toCents(taxed * zone.taxRate);
  const owed = taxed + (shipping ?? 0) + (hazardous?.amount ?? 0) + (kind.hasContract ? 0 : (tax ?? 0));
  return {
    zipCode: vary.text(cart.zipCode),
    promotionId: vary.text(discount?.code),
    discountAmount: vary.money(discount?.amount || undefined),
    discountMessage: vary.text(discount?.message),
    shipMessagetoFormat: vary.text(freight?.message),
    shipping: vary.money(shipping),
    shippingTotal: vary.money(shipping),
    nonContractShipping: vary.money(freight && freightIsFree ? freight.amount : undefined),
    punchoutFreightMsg: vary.text(
      kind.punchOutClient && !kind.staff
        ? 'Freight is added to your order by your procurement office.'
        : undefined,
    ),
    noPreviousZipCodeMsgForShipping: vary.text(zone ? undefined : 'Enter your zip code to estimate freight.'),
    hazMatCharge: vary.money(hazardous?.amount),
    hazMatChargeMsg: vary.text(hazardous?.message),
    tax: kind.hasContract ? 'Exempt' : vary.money(tax),
    noPreviousZipCodeMsgForTax: vary.text(
      zone ? undefined : 'Tax is calculated from your shipping zip code.',
    ),
    finalTotal: vary.money(toCents(owed)),
  };
}
