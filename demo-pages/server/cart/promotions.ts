import { productOf } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Cart } from './cart.ts';
import { merchandiseTotal, priceLine, toCents } from './line-price.ts';

/** A promotion code and its discount. */
export interface Discount {
  code: string;
  amount: number;
  freeFreight: boolean;
  message: string;
}

interface Promotion {
  message: string;
  /** Returns the discount in dollars. */
  amount: (applicable: number) => number;
  freeFreight?: boolean;
  /** The minimum merchandise total. */
  minimum?: number;
  only?: 'living-materials';
  /** Why the code can no longer be used, or not yet. */
  closed?: string;
}

const PROMOTIONS: Record<string, Promotion> = {
  SCIENCE10: { message: 'You save <strong>10%</strong> on your order.', amount: (sum) => sum * 0.1 },
  FREESHIP: { message: 'Freight is on us.', amount: () => 0, freeFreight: true },
  LIVING5: {
    message: '<strong>$5</strong> off your living materials.',
    amount: (sum) => Math.min(5, sum),
    only: 'living-materials',
  },
  BIGLAB: { message: '20% off orders over $500.', amount: (sum) => sum * 0.2, minimum: 500 },
  SUMMER25: { message: '', amount: () => 0, closed: 'This promotion code expired on August 31.' },
  SPRING27: { message: '', amount: () => 0, closed: 'This promotion code is not valid before March 1.' },
};

/** Returns a code's discount for this cart. Throws a Refusal with the reason for the shopper if it does not apply. */
export function discountOf(code: string, cart: Cart, kind: UserKind): Discount {
  const promotion = Object.hasOwn(PROMOTIONS, code) ? PROMOTIONS[code] : undefined;
  if (!promotion) throw invalid('The promotion code you entered is not valid.');
  if (promotion.closed) throw invalid(promotion.closed);
  if (kind.hasContract) throw invalid('Promotion codes cannot be combined with contract prices.');
  if (promotion.minimum && merchandiseTotal(cart, kind) < promotion.minimum) {
    throw invalid(`This promotion code needs an order of at least $${promotion.minimum}.`);
  }
  const applicable = cart.lines.filter(({ itemNumber }) => {
    const { category, excludedFromPromotions } = productOf(itemNumber);
    return !excludedFromPromotions && (!promotion.only || promotion.only === category);
  });
  if (!applicable.length) throw invalid('None of the items in your cart qualify for this promotion code.');
  const sum = applicable.reduce((total, line) => total + priceLine(line, kind).total, 0);
  return {
    code,
    amount: toCents(promotion.amount(sum)),
    freeFreight: Boolean(promotion.freeFreight),
    message: promotion.message,
  };
}

/**
 * Returns the discount of the cart's own code, or undefined if it has none. Drops a code that the cart no longer
 * qualifies for, and leaves a notice.
 */
export function currentDiscount(cart: Cart, kind: UserKind): Discount | undefined {
  if (!cart.promotionCode) return undefined;
  try {
    return discountOf(cart.promotionCode, cart, kind);
  } catch (refusal) {
    cart.notices.push(`Promotion code ${cart.promotionCode} was removed. ${(refusal as Refusal).message}`);
    cart.promotionCode = undefined;
    return undefined;
  }
}

function invalid(message: string): Refusal {
  return new Refusal(message, 'invalidCoupon', 'couponId');
}
