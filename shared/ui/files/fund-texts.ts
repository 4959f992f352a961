import { type FileTable, fileTable } from '../../domain/files/file-table.ts';
import type { FundCharge, FundSum } from '../../domain/files/fund-sums.ts';
import { fundCodeOf, sumOfFunds } from '../../domain/files/fund-sums.ts';
import type { Amount } from '../../domain/money.ts';
import { defineMessages } from '../../page/messages.ts';

/** The names in the sums by fund, on screen, on paper and in files. */
export const fundTexts = defineMessages('ui', {
  fundCode: 'Fund or PO',
  fundNone: 'No code',
  fundAll: 'All items',
  fundQuantity: 'Quantity',
  fundMerchandise: 'Merchandise',
  fundDiscount: 'Discount',
  fundFreight: 'Freight and handling',
  fundHazmat: 'Hazardous materials',
  fundTax: 'Tax',
  fundTotal: 'Total',
  fundUnknown: 'Unknown',
});

const CHARGES: Record<FundCharge['kind'], keyof typeof fundTexts> = {
  discount: 'fundDiscount',
  freight: 'fundFreight',
  hazmat: 'fundHazmat',
  tax: 'fundTax',
};

/** Returns the name of a charge. */
export function chargeName({ kind }: FundCharge): string {
  return fundTexts[CHARGES[kind]];
}

/** The sums by fund, with the charges that are shared out. */
export interface FundSums {
  funds: readonly FundSum[];
  charges: readonly FundCharge[];
  /** Whether amounts are shown to this visitor. */
  priced: boolean;
}

/** One row of the sums, under the name of the fund. */
export type FundRow = Omit<FundSum, 'code'> & { name: string };

/** Returns a row for each fund, and a last one for all of them. */
export function fundRows(funds: readonly FundSum[]): FundRow[] {
  const rows = funds.map(({ code, ...sum }) => ({ ...sum, name: code || fundTexts.fundNone }));
  return [...rows, { ...sumOfFunds(funds), name: fundTexts.fundAll }];
}

/** A column with amounts. */
type FundColumn = readonly [name: string, amountOf: (row: FundRow) => Amount | undefined];

/** Returns the columns with amounts: none where prices are hidden, and no total without anything to add. */
export function fundAmounts({ charges, priced }: FundSums): FundColumn[] {
  if (!priced) return [];
  const shared = charges.map(
    (charge, index): FundColumn => [chargeName(charge), ({ shares }) => shares[index]],
  );
  const total: FundColumn = [fundTexts.fundTotal, (row) => row.total];
  return [
    [fundTexts.fundMerchandise, (row) => row.merchandise],
    ...shared,
    ...(shared.length ? [total] : []),
  ];
}

/**
 * Returns the sums by fund as the content of a file. Unknown amounts are written as such, because an empty cell would
 * count as 0.
 */
export function fundTable(sums: FundSums): FileTable {
  return fileTable(fundRows(sums.funds), [
    [fundTexts.fundCode, ({ name }) => name],
    [fundTexts.fundQuantity, ({ quantity }) => quantity],
    ...fundAmounts(sums).map(
      ([name, amountOf]) => [name, (row: FundRow) => amountOf(row) ?? fundTexts.fundUnknown] as const,
    ),
  ]);
}

/** Returns the column with the codes, for a file of lines, if one of them has a code. */
export function fundColumn<Line extends { itemNumber: string }>(
  lines: readonly Line[],
  codes: ReadonlyMap<string, string>,
): [heading: string, codeOf: (line: Line) => string][] {
  const codeOf = ({ itemNumber }: Line) => fundCodeOf(codes, itemNumber);
  return lines.some(codeOf) ? [[fundTexts.fundCode, codeOf]] : [];
}
