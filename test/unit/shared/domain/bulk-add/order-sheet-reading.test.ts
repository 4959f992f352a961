import { describe, expect, it } from 'vitest';
import {
  MOST_ORDER_SHEET_ROWS,
  type OrderSheetRow,
  readOrderSheet,
} from '../../../../../shared/domain/bulk-add/order-sheet-reading.ts';
import { fc } from '../../../support/generated.ts';

const cells = (...lines: string[]) => lines.map((line) => line.split('|'));
const read = (...lines: string[]) => readOrderSheet(cells(...lines)).rows.map(shortly);

/** `151261:2`, and what is wrong with it. */
function shortly({ itemNumber, quantity, problem }: OrderSheetRow): string {
  return `${itemNumber}:${quantity}${problem ? ` ${problem}` : ''}`;
}

describe('a table', () => {
  it.each([
    ['item, quantity', ['151261|2', 'SF1200|1']],
    ['quantity, item', ['2|151261', '1|SF1200']],
    ['item, quantity below titles', ['Item number|Quantity', '151261|2', 'SF1200|1']],
    ['quantity, item below titles', ['Qty|Item #', '2|151261', '1|SF1200']],
    ['more columns below titles', ['Name|Catalog No.|Price|Qty', 'Dish|151261|1.50|2', 'Frog|SF1200|9|1']],
    ['a line number, item, name, quantity, price', ['1|151261|Dish|2|1.50', '2|SF1200|Frog|1|9.00']],
    ['a heading, a blank line and titles', ['Biology 101|', '|', 'QTY|SKU', '2|151261', '1|SF1200']],
    ['titles that are not known', ['Artikel|Menge', '151261|2', 'SF1200|1']],
    ['blank lines between', ['151261|2', '|', '', ' | ', 'SF1200|1', '|']],
    ['text marks', ['="151261"|=" 2 "', ' sf1200 |1 ']],
    ['a heading that sounds like titles', ['Stock list of room 7|', 'QTY|SKU', '2|151261', '1|SF1200']],
    ['a heading that sounds like a quantity', ['Needed for Biology 101|', 'QTY|SKU', '2|151261', '1|SF1200']],
    ['titles with digits', ['Item 2026|Menge', '151261|2', 'SF1200|1']],
    ['names like item numbers', ['Product name|Article|Qty', 'BEAKER250|151261|2', 'DISH90|SF1200|1']],
    ['two columns of item numbers, of which the first counts', ['151261|721002|2', 'SF1200|721003|1']],
  ])('is read as rows: %s [sheet Rows]', (_, lines) => {
    expect(read(...lines)).toEqual(['151261:2', 'SF1200:1']);
  });

  it('finds the quantities by their column if some are wrong or missing, and takes no word for one [sheet Rows]', () => {
    expect(read('Artikel|Menge|Name', '151261|2|Dish', 'SF1200|viele|Frog')).toEqual([
      '151261:2',
      'SF1200:viele quantity',
    ]);
    expect(read('151261|2|Dish', 'SF1200||Frog', '351210||Newt')).toEqual([
      '151261:2',
      'SF1200: no-quantity',
      '351210: no-quantity',
    ]);
    expect(read('151261|Blue|2', 'SF1200|7|1', '351210|Red|3')).toEqual(['151261:2', 'SF1200:1', '351210:3']);
  });

  it('without quantities is one piece of each item, whatever else it has [sheet Rows]', () => {
    expect(read('151261|Dish|red', 'SF1200|Frog|green')).toEqual(['151261:1', 'SF1200:1']);
  });

  it('keeps every row after the first item, and a first row with a number, even if they look like titles [sheet Rows]', () => {
    expect(read('151261|2', 'Item number|Quantity', 'SF1200|1')).toEqual([
      '151261:2',
      'ITEM NUMBER:Quantity item',
      'SF1200:1',
    ]);
    expect(read('frog|2', '151261|1')).toEqual(['FROG:2 item', '151261:1']);
  });

  it('with one column is one piece of each item, counted up if an item repeats [sheet Rows]', () => {
    expect(read('Item', '151261', 'SF1200', '151261')).toEqual(['151261:2', 'SF1200:1']);
  });

  it('may have lines of words [sheet Rows]', () => {
    expect(read('2 x 151261', 'SF1200', '351210 4', 'please hurry up')).toEqual([
      '151261:2',
      'SF1200:1',
      '351210:4',
      'please hurry up: words',
    ]);
    expect(read('151261|2', '|2 x 351210', '3 x SF1200|', '15 1261|2')).toEqual([
      '151261:2',
      '351210:2',
      'SF1200:3',
      '15 1261:2 item',
    ]);
  });

  it('keeps a line with a damaged item number as it is [sheet Damage]', () => {
    expect(read('151 261', 'SF1200')).toEqual(['151 261:1 decimals', 'SF1200:1']);
  });

  it('removes the text marks only if they enclose the whole cell [sheet Rows]', () => {
    expect(read('x="151261"|2', '="151261"x|2', 'SF1200|1')).toEqual([
      'X="151261":2 item',
      '="151261"X:2 item',
      'SF1200:1',
    ]);
  });

  it('shows the first 100 characters of a text that is too long [sheet Preview]', () => {
    const [fits, long] = ['x'.repeat(100), 'x'.repeat(101)];
    const words = 'frog '.repeat(40);
    const shown = `${'X'.repeat(100)}:1 item`;
    expect(read('151261|2', `${fits}|1`, `${long}|1`, `151262|${long}`)).toEqual([
      '151261:2',
      shown,
      `${long.slice(1)}…:1 item`,
      `151262:${long.slice(1)}… item`,
    ]);
    const fitting = words.slice(1, 101);
    expect(read('151261|2', words, fitting, `${fits}|${long}`)).toEqual([
      '151261:2',
      `${words.slice(0, 100)}…: words`,
      `${fitting}: words`,
      `${fits}:${fits}… item`,
    ]);
  });

  it.each([
    ['4x143500', '4X143500:1', { itemNumber: '143500', quantity: '4' }],
    ['12x143500', '12X143500:1', { itemNumber: '143500', quantity: '12' }],
    ['143500X12', '143500X12:1', { itemNumber: '143500', quantity: '12' }],
    ['143500X4', '143500X4:1', { itemNumber: '143500', quantity: '4' }],
    // The quantity beside it says that it is an item number.
    ['4x143500|2', '4X143500:2', undefined],
    ['4x143500 2', '4X143500:2', undefined],
    ['4x1435', '4X1435:1', undefined],
    ['0x143500', '0X143500:1', undefined],
    ['1000x143500', '1000X143500:1', undefined],
    ['XB143500', 'XB143500:1', undefined],
    ['A4X143500', 'A4X143500:1', undefined],
    ['4X143500A', '4X143500A:1', undefined],
    ['A143500X4', 'A143500X4:1', undefined],
    ['143500X4A', '143500X4A:1', undefined],
    ['4 x 143500', '143500:4', undefined],
  ])('says what %s may have meant, and changes nothing [sheet Preview]', (line, as, meant) => {
    const [row] = readOrderSheet(cells(line)).rows;
    expect(shortly(row as OrderSheetRow)).toBe(as);
    expect(row?.meant).toEqual(meant);
  });

  it('keeps each wrong row, says what is wrong, and repairs none [sheet Preview, sheet Damage]', () => {
    expect(
      read(
        '151261|2',
        '35!210|1',
        '|4',
        '351210|',
        '351211|0',
        '351212|1.5',
        '351213|1500',
        '1.2E+05|1',
        '51261|3',
      ),
    ).toEqual([
      '151261:2',
      '35!210:1 item',
      ':4 no-item',
      '351210: no-quantity',
      '351211:0 quantity',
      '351212:1.5 quantity',
      '351213:1500 too-many',
      '1.2E+05:1 rounded',
      '51261:3 zeros',
    ]);
  });

  it('reads wrong quantities as quantities, even if no row has a right one', () => {
    expect(read('151261|0', '351210|none')).toEqual(['151261:0 quantity', '351210:none quantity']);
  });

  it('adds up a repeated item and says from which lines, without the wrong ones [sheet Preview]', () => {
    const { rows } = readOrderSheet(cells('Item|Qty', '151261|2', 'SF1200|1', '151261|x', ' 151261|5'));
    expect(rows).toEqual([
      { line: 2, itemNumber: '151261', quantity: '7', parts: [2, 5] },
      { line: 3, itemNumber: 'SF1200', quantity: '1' },
      { line: 4, itemNumber: '151261', quantity: 'x', problem: 'quantity' },
    ]);
  });

  it('marks a sum above 999 [sheet Preview]', () => {
    expect(read('151261|600', '151261|399')).toEqual(['151261:999']);
    expect(readOrderSheet(cells('151261|600', '151261|500')).rows).toEqual([
      { line: 1, itemNumber: '151261', quantity: '1100', parts: [600, 500], problem: 'sum' },
    ]);
  });

  it('returns 500 rows and says how many are left out [sheet Rows]', () => {
    const many = Array.from({ length: MOST_ORDER_SHEET_ROWS + 12 }, (_, row) => [`SF${10_000 + row}`, '1']);
    const { rows, leftOut } = readOrderSheet([['Item', 'Qty'], ...many]);
    expect([rows.length, leftOut]).toEqual([500, 12]);
  });

  it('that is empty has no rows', () => {
    for (const table of [[], [[]], [['', ' ']], [['Item', 'Quantity']]]) {
      expect(readOrderSheet(table)).toEqual({ rows: [], leftOut: 0 });
    }
  });

  it('loses no piece and invents none, whatever the order of columns and headings [sheet Rows]', () => {
    const item = fc.stringMatching(/^[A-Z]{2}\d{4}$/);
    const row = fc.record({ item, quantity: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 9 }),
        fc.boolean(),
        fc.boolean(),
        (rows, reversed, titled) => {
          const table = [
            ...(titled ? [['Item number', 'Quantity']] : []),
            ...rows.map((one) => [one.item, String(one.quantity)]),
          ].map((line) => (reversed ? line.toReversed() : line));
          const found = readOrderSheet(table).rows;
          expect(found.every(({ problem }) => !problem)).toBe(true);
          const pieces = (items: [string, number][]) => {
            const sums: Record<string, number> = {};
            for (const [one, count] of items) sums[one] = (sums[one] ?? 0) + count;
            return sums;
          };
          expect(pieces(found.map((one) => [one.itemNumber, Number(one.quantity)]))).toEqual(
            pieces(rows.map((one) => [one.item, one.quantity])),
          );
        },
      ),
    );
  });

  it('with any content is read without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string(), { maxLength: 5 }), { maxLength: 8 }), (table) => {
        for (const { quantity, problem } of readOrderSheet(table).rows) {
          if (!problem) expect(quantity).toMatch(/^[1-9]\d{0,2}$/);
        }
      }),
    );
  });
});
