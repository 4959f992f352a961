/** Lists of items the way people have them: each file has the quirks of the program that wrote it. */
import { CATALOGUE } from '../catalogue/catalogue.ts';
import { SINGLE_SLIDES } from '../catalogue/single-slides.ts';
import { writeWorkbook } from './workbook.ts';

/** A sample file of the order sheet page. */
export interface SampleFile {
  name: string;
  /** Its peculiarity. */
  quirk: string;
  type: string;
  content: () => Uint8Array;
}

const SOLD = CATALOGUE.filter(({ discontinued }) => !discontinued).map(({ itemNumber }) => itemNumber);
const ITEMS = SOLD.slice(0, 5);
const TITLES = ['Item number', 'Quantity', 'Name'];
const NAMES = ['Petri dish, ø 9 cm', 'Frog – preserved', '"Clear" beaker', 'Agar', 'Slides'];
const TABLE = ITEMS.map((item, row) => [item, String(row + 1), NAMES[row] ?? '']);

/** Characters whose code in Windows-1252 differs from ISO 8859-1. */
const WINDOWS: Record<string, number> = { '–': 0x96, '€': 0x80, '“': 0x93, '”': 0x94 };

const utf8 = (text: string) => new TextEncoder().encode(text);
const quoted = (cell: string) => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const lines = (rows: string[][], separator: string, end: string) =>
  rows.map((row) => row.map(quoted).join(separator) + end).join('');

function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...text].map((sign) => WINDOWS[sign] ?? sign.charCodeAt(0)));
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

const number = (text: string) => ({ number: text });
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Every sample. */
export const SAMPLE_FILES: readonly SampleFile[] = [
  {
    name: 'utf-8.csv',
    quirk: 'CSV in UTF-8 with a byte order mark, Windows line ends and quotes.',
    type: 'text/csv',
    content: () => utf8(`\uFEFF${lines([TITLES, ...TABLE], ',', '\r\n')}`),
  },
  {
    name: 'windows-1252.csv',
    quirk: 'CSV as Excel writes it in much of Europe: Windows-1252, semicolons, the quantity first.',
    type: 'text/csv',
    content: () =>
      windows1252(
        lines(
          [['Quantity', 'Item number', 'Name'], ...TABLE.map(([a = '', b = '', c = '']) => [b, a, c])],
          ';',
          '\r\n',
        ),
      ),
  },
  {
    name: 'utf-16.txt',
    quirk: '"Unicode text" of Excel: UTF-16, tabs.',
    type: 'text/plain',
    content: () => utf16(lines([TITLES, ...TABLE], '\t', '\r\n')),
  },
  {
    name: 'old-mac.csv',
    quirk: 'Line ends of an old Mac, no titles.',
    type: 'text/csv',
    content: () => utf8(lines(TABLE, ',', '\r')),
  },
  {
    name: 'excel.xlsx',
    quirk: 'Workbook of Excel: item numbers as text, quantities as numbers, a heading above the titles.',
    type: WORKBOOK,
    content: () =>
      writeWorkbook(
        [
          ['Biology 101'],
          [],
          TITLES,
          ...TABLE.map(([item = '', quantity = '', name = '']) => [item, number(quantity), name]),
        ],
        'excel',
      ),
  },
  {
    name: 'decimals.xlsx',
    quirk: 'Workbook in which all numbers have decimals, as some programs write 3: `3.0`.',
    type: WORKBOOK,
    content: () =>
      writeWorkbook(
        [
          TITLES,
          ...TABLE.map(([item = '', quantity = '', name = '']) => [cellOf(item), number(quantity), name]),
        ],
        'libreoffice',
      ),
  },
  {
    name: 'numbers.xlsx',
    quirk: 'Workbook as Numbers exports it: texts inside their cells.',
    type: WORKBOOK,
    content: () => writeWorkbook([TITLES, ...TABLE], 'numbers'),
  },
  {
    name: 'damaged.xlsx',
    quirk:
      'What a spreadsheet does to item numbers: a day, a power of ten, lost zeros, an error of a formula.',
    type: WORKBOOK,
    content: () =>
      writeWorkbook(
        [
          ['Item', 'Qty'],
          [ITEMS[0] ?? '', number('2')],
          [{ number: '46093', isDay: true }, number('1')],
          ['1.2E+05', number('1')],
          [number('12345'), number('1')],
          ['#N/A', number('1')],
        ],
        'excel',
      ),
  },
  {
    name: 'mixed.csv',
    quirk: 'Forty lines: items that repeat, that nobody sells, and that cannot be item numbers.',
    type: 'text/csv',
    content: () => utf8(lines([['Item number', 'Quantity'], ...mixedRows()], ',', '\n')),
  },
  {
    name: 'five-hundred.csv',
    quirk: 'As many rows as a sheet takes: 475 slides, and between them 25 that nobody sells.',
    type: 'text/csv',
    content: () => utf8(lines([['Item number', 'Quantity'], ...fiveHundredRows()], ',', '\n')),
  },
];

function cellOf(item: string) {
  return /^\d+$/.test(item) ? number(item) : item;
}

function mixedRows(): string[][] {
  return Array.from({ length: 40 }, (_, row) => {
    if (row % 10 === 9) return [`ZZ${1000 + row}`, '1'];
    if (row % 10 === 4) return ['35', '2'];
    return [SOLD[row % 12] ?? '', String((row % 4) + 1)];
  });
}

function fiveHundredRows(): string[][] {
  return Array.from({ length: 500 }, (_, row) => {
    const missing = Math.floor(row / 20);
    return row % 20 === 19
      ? [`ZZ${5000 + missing}`, '1']
      : [SINGLE_SLIDES[row - missing]?.itemNumber ?? '', String((row % 3) + 1)];
  });
}
