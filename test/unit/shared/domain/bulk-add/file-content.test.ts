import { describe, expect, it } from 'vitest';
import { decodeText, fileKindOf } from '../../../../../shared/domain/bulk-add/file-content.ts';

const TEXT = 'Item number\tQuantity\tName\r\n151261\t2\tPetri dish, ø 9 cm – “clear”\r\n';

function utf16(text: string, { mark, big = false }: { mark: boolean; big?: boolean }): Uint8Array {
  const units = [...(mark ? '\uFEFF' : ''), ...text].map((character) => character.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (big ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
}

describe('the text of a file', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${TEXT}`)],
    ['UTF-16 little endian, as "Unicode text" of Excel', utf16(TEXT, { mark: true })],
    ['UTF-16 big endian', utf16(TEXT, { mark: true, big: true })],
    ['UTF-16 without a mark', utf16(TEXT, { mark: false })],
    ['UTF-16 big endian without a mark', utf16(TEXT, { mark: false, big: true })],
  ])('is read in %s [sheet Files]', (_, bytes) => {
    expect(fileKindOf(bytes)).toBe('text');
    expect(decodeText(bytes)).toBe(TEXT);
  });

  it('is read in UTF-16 with a mark, whatever its script [sheet Files]', () => {
    for (const big of [false, true]) {
      expect(decodeText(utf16('Артикул', { mark: true, big }))).toBe('Артикул');
    }
  });

  it('is read in UTF-8 if it has the mark, even if a character is damaged [sheet Files]', () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...[...'151261;ø'].map((sign) => sign.charCodeAt(0))]);
    expect(decodeText(bytes)).toBe('151261;\uFFFD');
  });

  it.each(['ï»x', 'ïx¿', 'x»¿', 'ÿx', 'xþ', 'þx', 'xÿ'])(
    'is read as Windows-1252 if it starts with part of a mark only: %s [sheet Files]',
    (start) => {
      const text = `${start};151261`;
      expect(decodeText(Uint8Array.from(text, (sign) => sign.charCodeAt(0)))).toBe(text);
    },
  );

  it('is read as Windows-1252 if it isn’t UTF-8 [sheet Files]', () => {
    // Node reads the characters between 0x80 and 0x9F as ISO 8859-1; the page test covers them.
    const bytes = Uint8Array.from('151261;2;Petri ø', (sign) => sign.charCodeAt(0));
    expect(fileKindOf(bytes)).toBe('text');
    expect(decodeText(bytes)).toBe('151261;2;Petri ø');
  });
});

describe('a file', () => {
  it.each<[string, string, number[]]>([
    ['a workbook', 'workbook', [0x50, 0x4b, 3, 4, 20, 0]],
    ['a workbook of before 2007', 'old-workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['no table, being a PDF', 'other', [...'%PDF-1.7'].map((one) => one.charCodeAt(0))],
    ['no table, being a picture', 'other', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2, 0]],
    ['no table, being numbers of four bytes', 'other', Array(8).fill([7, 0, 0, 0]).flat()],
    [
      'no table, being numbers that start with their largest byte',
      'other',
      Array(8).fill([0, 0, 0, 7]).flat(),
    ],
    ['a text, although it starts with PK', 'text', [...'PK1200;2'].map((one) => one.charCodeAt(0))],
    ['no table, being a web page below blank lines', 'other', [...Array(1500).fill(10), 0x3c]],
    ['no table, being a web page', 'other', [...'\n<html><table>'].map((one) => one.charCodeAt(0))],
    ['empty', 'empty', []],
  ])('is %s by its first bytes, whatever its name [sheet Files]', (_, kind, bytes) => {
    expect(fileKindOf(Uint8Array.from(bytes))).toBe(kind);
  });
});
