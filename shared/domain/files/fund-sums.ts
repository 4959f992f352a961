/** The sums of lines by fund or purchase order, with freight, tax and other charges shared out by value. */
import { normalizeItemNumber } from '../item-number.ts';
import type { Amount } from '../money.ts';
import { sumOf } from '../sum.ts';
import { shareOut, toCents } from './share-out.ts';

/** A line that a buyer assigns to a fund. */
export interface FundLine {
  /** The line's key. */
  key: string;
  itemNumber: string;
  name: string;
  quantity: number;
  /** Undefined if it is unknown, or hidden from this visitor. */
  total?: Amount;
}

/** A charge for all lines together. */
export interface FundCharge {
  kind: 'discount' | 'freight' | 'hazmat' | 'tax';
  /** Negative for a discount; undefined while it is unknown. */
  amount?: Amount;
}

/** The sums of one fund; undefined amounts are unknown. */
export interface FundSum {
  /** In the buyer's own words; empty for lines without a fund. */
  code: string;
  /** How many pieces its lines have. */
  quantity: number;
  merchandise?: Amount;
  /** Its share of each charge, in their order. */
  shares: (Amount | undefined)[];
  total?: Amount;
}

/** Returns the code of an item; empty if it has none. @param codes by item number in the shop's spelling */
export function fundCodeOf(codes: ReadonlyMap<string, string>, itemNumber: string): string {
  return codes.get(normalizeItemNumber(itemNumber)) ?? '';
}

/** The longest code. */
export const LONGEST_FUND_CODE = 40;

/** Returns a code without surrounding or repeated spaces, so that two spellings are one fund. */
export function normalizeFundCode(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_FUND_CODE).trim();
}

/**
 * Adds up lines by fund and shares the charges out [files Funds]. A sum with an unknown amount is unknown. If the total of
 * any line is unknown, so is every share, because sharing goes by value.
 * @param codeOf returns a line's code; empty if it has none
 * @param complete whether these are all the lines that the charges apply to
 * @returns the funds in the order of their first lines, and last the lines without a code
 */
export function sumsByFund(
  lines: readonly FundLine[],
  codeOf: (line: FundLine) => string,
  charges: readonly FundCharge[],
  complete = true,
): FundSum[] {
  const groups = new Map<string, FundLine[]>();
  for (const line of lines) {
    const code = codeOf(line);
    const group = groups.get(code);
    if (group) group.push(line);
    else groups.set(code, [line]);
  }
  const funds = [...groups].sort(([one], [other]) => Number(one === '') - Number(other === ''));
  const values = funds.map(([, group]) => centsOf(group.map(({ total }) => total)));
  const shares = charges.map(({ amount }) => {
    if (amount === undefined || !complete || !isAllKnown(values)) return values.map(() => undefined);
    return shareOut(toCents(amount), values).map(toAmount);
  });
  return funds.map(([code, group], index) => {
    const own = shares.map((share) => share[index]);
    const value = values[index];
    const merchandise = value === undefined ? undefined : toAmount(value);
    const total = centsOf([merchandise, ...own]);
    return {
      code,
      quantity: sumOf(group, ({ quantity }) => quantity),
      merchandise,
      shares: own,
      total: total === undefined ? undefined : toAmount(total),
    };
  });
}

/** Returns the sums of all funds together; unknown as soon as one of them is. */
export function sumOfFunds(funds: readonly FundSum[]): Omit<FundSum, 'code'> {
  const add = (amounts: readonly (Amount | undefined)[]) => {
    const cents = centsOf(amounts);
    return cents === undefined ? undefined : toAmount(cents);
  };
  const [first] = funds;
  return {
    quantity: sumOf(funds, ({ quantity }) => quantity),
    merchandise: add(funds.map(({ merchandise }) => merchandise)),
    shares: (first?.shares ?? []).map((_, charge) => add(funds.map(({ shares }) => shares[charge]))),
    total: add(funds.map(({ total }) => total)),
  };
}

/** Adds up amounts in cents, because fractions of dollars don't add up exactly. */
function centsOf(amounts: readonly (Amount | undefined)[]): number | undefined {
  return isAllKnown(amounts) ? sumOf(amounts, toCents) : undefined;
}

function isAllKnown(amounts: readonly (Amount | undefined)[]): amounts is readonly Amount[] {
  return amounts.every((amount) => amount !== undefined);
}

function toAmount(cents: number): Amount {
  return cents / 100;
}
