// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { csvText } from '../../../../../shared/domain/files/csv-text.ts';
import { fileName, fileTable } from '../../../../../shared/domain/files/file-table.ts';
import { escapeFormula, unescapeFormula } from '../../../../../shared/domain/files/formula-safe.ts';
import { fc } from '../../../support/generated.ts';

/** Reads CSV exactly as RFC 4180 defines it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const token = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) throw new Error('This is not RFC 4180.');
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** Many texts of the characters that matter. */
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^['=+\-@\t\r\n", ;a0]{0,6}$/));

describe('a text in a CSV file', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠1', "'=1"])(
    'that starts like a formula gets an apostrophe in front: %j [files CSV]',
    (given) => {
      expect(escapeFormula(given)).toBe(`'${given}`);
    },
  );

  it('is otherwise unchanged [files CSV]', () => {
    for (const given of ['', 'Beaker', '721002', "'tis", 'a=b', ' =1'])
      expect(escapeFormula(given)).toBe(given);
  });

  it('reads back unchanged, whatever it is, and never starts like a formula [files CSV]', () => {
    fc.assert(
      fc.property(text, (given) => {
        expect(unescapeFormula(escapeFormula(given))).toBe(given);
        expect(escapeFormula(given)).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/);
      }),
    );
  });
});

describe('a CSV file', () => {
  it('has headings, lines that end in CRLF, quotes if they are needed, and a byte order mark [files CSV]', () => {
    const table = {
      headings: ['Item', 'Note'],
      rows: [
        ['007', 'a "b", c'],
        [12.5, undefined],
      ],
    };
    expect(csvText(table)).toBe('\uFEFFItem,Note\r\n007,"a ""b"", c"\r\n12.5,\r\n');
  });

  it('has quotes around spaces at either end, but not around those between words [files CSV]', () => {
    const rows = [['Blue frog', ' x', 'x ', 'two\nlines']];
    expect(csvText({ headings: [], rows })).toBe('\uFEFF\r\nBlue frog," x","x ","two\nlines"\r\n');
  });

  it('has negative amounts as numbers [files CSV]', () => {
    expect(csvText({ headings: [], rows: [[-8.5]] })).toBe('\uFEFF\r\n-8.5\r\n');
  });

  it('reads back as it was written, whatever it contains [files CSV]', () => {
    const rows = fc.array(fc.tuple(text, text, text), { maxLength: 8 });
    fc.assert(
      fc.property(rows, (given) => {
        const read = readCsv(csvText({ headings: ['a', 'b', 'c'], rows: given }).slice(1));
        expect(read.slice(1).map((row) => row.map(unescapeFormula))).toEqual(given);
      }),
    );
  });

  it('has only the requested columns [files Files]', () => {
    const rows = [{ item: '1', price: 2 }];
    expect(fileTable(rows, [['Item', ({ item }) => item], false])).toEqual({
      headings: ['Item'],
      rows: [['1']],
    });
  });

  it.each([
    [['order', '../../etc/passwd'], 'order-etc-passwd'],
    [['Frühling: 7/8'], 'Frühling-7-8'],
    [['<>'], 'file'],
    [[undefined, '2026-11-23'], '2026-11-23'],
    [['order', undefined, '', 'W1'], 'order-W1'],
    [['x'.repeat(100)], 'x'.repeat(80)],
  ])('has a name that every system accepts: %j', (parts, name) => {
    expect(fileName(...parts)).toBe(name);
  });
});
