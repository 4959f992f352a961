import type { Cart } from '../cart/cart.ts';
import { estimateFreight, hazardousCharge } from '../cart/freight.ts';
import { merchandiseTotal, priceLine, toCents } from '../cart/line-price.ts';
import { currentDiscount } from '../cart/promotions.ts';
import { zipZone } from '../cart/zip-zone.ts';
import { productOf } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { OrderCharges } from './order.ts';

/**
 * Returns the totals of an order, by the same rules as the cart's. A contract includes freight and exempts from tax.
 */
export function orderCharges(cart: Cart, kind: UserKind): OrderCharges {
  const goods = merchandiseTotal(cart, kind);
  const discount = currentDiscount(cart, kind);
  const zone = zipZone(cart.zipCode ?? '');
  const parcel = zone ? estimateFreight(cart, zone).amount : 0;
  const handling = hazardousCharge(cart)?.amount ?? 0;
  const isFree = kind.hasContract || Boolean(discount?.freeFreight);
  const freight = toCents((isFree ? 0 : parcel) + handling);
  const taxed = goods - (discount?.amount ?? 0);
  const tax = toCents(taxed * (zone?.taxRate ?? 0));
  return {
    goods,
    freight,
    nonContractFreight: isFree ? toCents(parcel + handling) : undefined,
    tax: kind.hasContract ? 'Exempt' : tax,
    discount,
    total: toCents(taxed + freight + (kind.hasContract ? 0 : tax)),
    retailTotal: kind.hasContract ? toCents(retailTotal(cart, kind) + parcel + handling) : undefined,
  };
}

function retailTotal({ lines }: Cart, kind: UserKind): number {
  return lines.reduce((sum, line) => {
    const { list } = priceLine(line, kind);
    return sum + (productOf(line.itemNumber).priceOnRequest ? 0 : list * line.quantity);
  }, 0);
}
