import { productOf } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Cart, CartLine } from './cart.ts';

/** The price of a line for one kind of user, in dollars. */
export interface LinePrice {
  list: number;
  sale?: number;
  contract?: number;
  /** The price of one piece. */
  unit: number;
  total: number;
  saved: number;
}

/** Contract buyers pay 10 % less if the contract names no price. */
const CONTRACT_SHARE = 0.9;

/** Prices a line: at the contract price if there is one, otherwise at the sale price or the list price. */
export function priceLine({ itemNumber, quantity }: CartLine, kind: UserKind): LinePrice {
  const { listPrice: list, salePrice, contractPrice } = productOf(itemNumber);
  const contract = kind.hasContract ? (contractPrice ?? toCents(list * CONTRACT_SHARE)) : undefined;
  const sale = contract === undefined ? salePrice : undefined;
  const unit = contract ?? sale ?? list;
  return {
    list,
    sale,
    contract,
    unit,
    total: toCents(unit * quantity),
    saved: toCents((list - unit) * quantity),
  };
}

/**
 * Sums up the lines before promotion, freight, hazardous goods charge and tax. Products priced on request count as
 * zero.
 */
export function merchandiseTotal(cart: Cart, kind: UserKind): number {
  return toCents(
    cart.lines.reduce(
      (sum, line) => sum + (productOf(line.itemNumber).priceOnRequest ? 0 : priceLine(line, kind).total),
      0,
    ),
  );
}

/** Rounds an amount to whole cents. */
export function toCents(amount: number): number {
  return Math.round(amount * 100 + Number.EPSILON) / 100;
}
