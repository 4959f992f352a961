import { describe, expect, it } from 'vitest';
import { prepareText, readLooseCells } from '../../../../../shared/domain/bulk-add/text-cells.ts';
import { fc } from '../../../support/generated.ts';

describe('pasted text', () => {
  it.each([
    ['151261\t2\n351210\t1', '\t'],
    ['Beaker, large\t151261\t2', '\t'],
    ['151261;2\n351210;1,5', ';'],
    ['151261;1,5', ';'],
    ['151261,2\n351210,1', ','],
    ['"Beaker; large",151261,2', ','],
    ['151261 2\n351210 1', ' '],
    ['151261', ' '],
    ['sep=;\n151261,0;2', ';'],
  ])('%j is split by %j [sheet Rows]', (text, separator) => {
    expect(prepareText(text).separator).toBe(separator);
  });

  it('may come from Windows, from a Mac of any age, and with a byte order mark [sheet Files]', () => {
    const lines = ['a1', 'b2', 'c3'];
    for (const end of ['\n', '\r\n', '\r']) {
      expect(prepareText(`\uFEFF${lines.join(end)}`).text).toBe(lines.join('\n'));
    }
  });

  it('loses the line that only declares the separator', () => {
    expect(prepareText('sep=,\r\n151261,2').text).toBe('151261,2');
  });
});

describe('a line of words', () => {
  it.each([
    ['2 x 151261', '151261', '2'],
    ['2x 151261', '151261', '2'],
    ['12 × SF1200', 'SF1200', '12'],
    ['2 * 151261', '151261', '2'],
    ['151261 x 2', '151261', '2'],
    ['151261 x2', '151261', '2'],
    ['151261 2', '151261', '2'],
    ['2 151261', '151261', '2'],
    ['151261', '151261', ''],
    ['X15126X', 'X15126X', ''],
    ['2 X151261', 'X151261', '2'],
    ['3 12345', '12345', '3'],
    ['12345 3', '12345', '3'],
    ['12345 67890', '12345', '67890'],
    ['  2  x   151261 ', '151261', '2'],
    ['151261 x 12', '151261', '12'],
    ['151261 3512100', '151261', '3512100'],
    ['several! SF1200', 'SF1200', 'several!'],
  ])('%j is item %s, quantity %j [sheet Rows]', (text, itemNumber, quantity) => {
    expect(readLooseCells(text)).toEqual({ itemNumber, quantity });
  });

  it('with more words isn’t understood', () => {
    expect(readLooseCells('two of 151261')).toBeNull();
    expect(readLooseCells('2 x 151261 please')).toBeNull();
  });

  it('returns any item number and quantity, in either order [sheet Rows]', () => {
    const item = fc.stringMatching(/^[A-Z]{2}\d{4,6}$/);
    fc.assert(
      fc.property(item, fc.integer({ min: 1, max: 999 }), (itemNumber, count) => {
        const found = { itemNumber, quantity: String(count) };
        for (const text of [`${count} ${itemNumber}`, `${itemNumber} ${count}`, `${count} x ${itemNumber}`]) {
          expect(readLooseCells(text)).toEqual(found);
        }
      }),
    );
  });
});
