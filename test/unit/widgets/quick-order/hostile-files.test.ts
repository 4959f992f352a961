import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readRowSource } from '../../../../widgets/quick-order/order-sheet/row-source.ts';
import { TooLargeError, unpackEntries } from '../../../../widgets/quick-order/order-sheet/zip-entries.ts';
import { HOSTILE_FILES } from '../../../corpora/hostile-files.ts';
import { fc } from '../../support/generated.ts';

const reasonOf = async (name: string) => {
  const result = await readRowSource({ file: new Blob([HOSTILE_FILES[name]?.() ?? '']) });
  return result.ok ? 'rows' : result.reason;
};

describe('a workbook that is made to keep the page busy', () => {
  it.each([
    ['a row whose number has a power of ten', 'too-far'],
    ['a row whose number is hexadecimal', 'too-far'],
    ['a row that is infinite', 'too-far'],
    ['a row whose number is written in characters', 'too-far'],
    ['a row whose attribute has a prefix', 'too-far'],
    ['a cell whose row has a power of ten', 'too-far'],
    ['a cell without a row', 'too-far'],
    ['a far cell in a sheet at another place', 'too-far'],
    ['a hundred thousand attributes', 'unreadable'],
    ['angles without end', 'unreadable'],
    ['a comment that never closes', 'unreadable'],
    ['a document type with entities', 'unreadable'],
    ['a part that unpacks to 100 MB', 'too-large'],
    ['a part that unpacks to 400 MB and says 10', 'too-large'],
    ['a stored part named 2,000 times', 'too-large'],
    ['an archive with 40,000 parts', 'too-large'],
    ['a part that says that it has 4 GB', 'rows'],
    ['a far dimension alone', 'rows'],
    ['an archive with noise of 9 MB in it', 'rows'],
  ])('ends in a message: %s, %s [sheet Files]', async (name, reason) => {
    expect(await reasonOf(name)).toBe(reason);
  });
});

describe('entries of an archive', () => {
  const files = { 'a.xml': strToU8('<a/>'.repeat(99)), 'b/c.xml': strToU8('<c/>'), 'd.png': strToU8('d') };
  const textsOf = (parts: Record<string, Uint8Array>) =>
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, new TextDecoder().decode(part)]));
  const isXml = (name: string) => name.endsWith('.xml');

  it('are the requested ones, compressed or stored [sheet Files]', () => {
    for (const level of [0, 6] as const) {
      expect(textsOf(unpackEntries(zipSync(files, { level }), isXml, 1000))).toEqual({
        'a.xml': '<a/>'.repeat(99),
        'b/c.xml': '<c/>',
      });
    }
  });

  it('may have a limited number of bytes, and not one more', () => {
    expect(Object.keys(unpackEntries(zipSync(files), isXml, 400))).toHaveLength(2);
    expect(() => unpackEntries(zipSync(files), isXml, 399)).toThrow(TooLargeError);
  });

  it('are found if their sizes are in 64-bit fields, as Java programs write them [sheet Files]', () => {
    const archive = zipSync({ 'a.xml': files['a.xml'] });
    const view = new DataView(archive.buffer);
    const start = view.getUint32(archive.length - 6, true);
    const entry = archive.slice(start, archive.length - 22);
    const given = new DataView(entry.buffer);
    const extra = new DataView(new ArrayBuffer(28));
    extra.setUint16(0, 1, true);
    extra.setUint16(2, 24, true);
    [24, 20, 42].forEach((at, index) => {
      extra.setUint32(4 + 8 * index, given.getUint32(at, true), true);
      given.setUint32(at, 0xffff_ffff, true);
    });
    given.setUint16(30, 28, true);
    const end64 = new DataView(new ArrayBuffer(76));
    end64.setUint32(0, 0x06064b50, true);
    end64.setUint32(32, 1, true);
    end64.setUint32(48, start, true);
    end64.setUint32(56, 0x07064b50, true);
    end64.setUint32(64, start + entry.length + 28, true);
    const end = archive.slice(archive.length - 22);
    new DataView(end.buffer).setUint32(16, 0xffff_ffff, true);
    const pieces = [
      archive.slice(0, start),
      entry,
      new Uint8Array(extra.buffer),
      new Uint8Array(end64.buffer),
      end,
    ];
    const written = Uint8Array.from(pieces.flatMap((piece) => [...piece]));
    expect(textsOf(unpackEntries(written, isXml, 1000))).toEqual({ 'a.xml': '<a/>'.repeat(99) });
  });

  it('of an archive that is damaged anywhere stay within the limit, or are none', () => {
    const archive = zipSync(files);
    fc.assert(
      fc.property(fc.nat(archive.length - 1), fc.nat(255), fc.nat(archive.length), (at, byte, length) => {
        const damaged = archive.slice(0, length < 30 ? length : archive.length);
        damaged[at] = byte;
        let size = 0;
        try {
          for (const part of Object.values(unpackEntries(damaged, () => true, 1000))) size += part.length;
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
        expect(size).toBeLessThanOrEqual(1000);
      }),
      { numRuns: 3000 },
    );
  });
});
