import { productOf } from '../catalogue/catalogue.ts';
import type { UserKind } from '../user-kinds.ts';
import type { Cart, CartLine } from './cart.ts';

/** What a line costs a kind of user, in dollars. */
export interface LinePrice {
  list: number;
  sale?: number;
  contract?: number;
  /** What is paid for one piece. */
  unit: number;
  total: number;
  saved: number;
}

/** Contract buyers pay a tenth less where the contract names no price. */
const CONTRACT_SHARE = 0.9;

/** Prices a line: the contract price where there is one, else the sale price, else the list price. */
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

/** The sum of the lines before promotion, freight, hazmat and tax. Products priced on request count nothing. */
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
