import { describe, expect, it } from 'vitest';
import {
  type FundLine,
  fundCodeOf,
  normalizeFundCode,
  sumOfFunds,
  sumsByFund,
} from '../../../../../shared/domain/files/fund-sums.ts';
import { fc } from '../../../support/generated.ts';

function line(key: string, total: number | undefined, quantity = 1): FundLine {
  return { key, itemNumber: key, name: key, quantity, total };
}

const codes: Record<string, string> = { a: 'Grant 7', b: 'PO 12', c: 'Grant 7', d: '' };
const codeOf = ({ key }: FundLine) => codes[key] ?? '';

describe('the sums by fund', () => {
  const LINES = [line('d', 5, 2), line('a', 10), line('b', 20, 3), line('c', 0.1)];
  const FREIGHT = { kind: 'freight', amount: 8.5 } as const;

  it('list the lines of each code in their order, with those without a code last [files Funds]', () => {
    const funds = sumsByFund(LINES, codeOf, [FREIGHT, { kind: 'tax', amount: 3.01 }]);
    expect(funds).toEqual([
      { code: 'Grant 7', quantity: 2, merchandise: 10.1, shares: [2.45, 0.87], total: 13.42 },
      { code: 'PO 12', quantity: 3, merchandise: 20, shares: [4.84, 1.71], total: 26.55 },
      { code: '', quantity: 2, merchandise: 5, shares: [1.21, 0.43], total: 6.64 },
    ]);
    expect(sumOfFunds(funds)).toEqual({ quantity: 7, merchandise: 35.1, shares: [8.5, 3.01], total: 46.61 });
  });

  it('leave unknown amounts unknown: a charge, and the total with it [files Funds]', () => {
    const funds = sumsByFund(LINES, codeOf, [FREIGHT, { kind: 'tax' }]);
    expect(funds[0]).toEqual({
      code: 'Grant 7',
      quantity: 2,
      merchandise: 10.1,
      shares: [2.45, undefined],
      total: undefined,
    });
    expect(sumOfFunds(funds)).toEqual({
      quantity: 7,
      merchandise: 35.1,
      shares: [8.5, undefined],
      total: undefined,
    });
  });

  it('divide nothing by value if the value of one line is unknown [files Funds]', () => {
    const funds = sumsByFund([...LINES, line('c', undefined)], codeOf, [FREIGHT]);
    expect(funds.map(({ merchandise }) => merchandise)).toEqual([undefined, 20, 5]);
    expect(funds.flatMap(({ shares, total }) => [...shares, total])).toEqual(Array(6).fill(undefined));
  });

  it('divide nothing if there are more lines than these [files Funds]', () => {
    const [fund] = sumsByFund(LINES, codeOf, [FREIGHT], false);
    expect(fund?.merchandise).toBe(10.1);
    expect(fund?.shares).toEqual([undefined]);
  });

  it('are 0 without lines [files Funds]', () => {
    expect(sumOfFunds([])).toEqual({ quantity: 0, merchandise: 0, shares: [], total: 0 });
  });

  it('add up to the lines and the charges, whatever they are [files Funds]', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
    const lines = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'd', 'e'), amount), { minLength: 1 });
    fc.assert(
      fc.property(lines, amount, amount, amount, (given, freight, tax, discount) => {
        const all = given.map(([key, total]) => line(key, total));
        const charges = [
          { kind: 'discount', amount: -discount },
          { kind: 'freight', amount: freight },
          { kind: 'tax', amount: tax },
        ] as const;
        const funds = sumsByFund(all, codeOf, charges);
        const { merchandise = 0, shares, total = 0 } = sumOfFunds(funds);
        // Not -0.
        const cents = (value = 0) => Math.round(value * 100) + 0;
        expect(shares.map(cents)).toEqual([cents(-discount), cents(freight), cents(tax)]);
        expect(cents(merchandise)).toBe(given.reduce((sum, [, value]) => sum + cents(value), 0));
        expect(cents(total)).toBe(cents(merchandise) - cents(discount) + cents(freight) + cents(tax));
      }),
    );
  });
});

describe('a code', () => {
  it('belongs to an item, however its number is spelled [files Funds]', () => {
    const codes = new Map([['SF1200', 'Grant 7']]);
    expect(fundCodeOf(codes, ' sf1200')).toBe('Grant 7');
    expect(fundCodeOf(codes, '151261')).toBe('');
  });

  it.each([
    ['  Grant   7 ', 'Grant 7'],
    ['\t', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
    [` ${'x'.repeat(60)}`, 'x'.repeat(40)],
    [`${'x'.repeat(39)} x`, 'x'.repeat(39)],
  ])('is what the buyer typed, trimmed: %j [files Funds]', (typed, code) => {
    expect(normalizeFundCode(typed)).toBe(code);
  });
});
