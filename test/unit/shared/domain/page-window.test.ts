import { describe, expect, it } from 'vitest';
import { pageWindow } from '../../../../shared/domain/page-window.ts';

const shown = (page: number, pageCount: number) =>
  pageWindow(page, pageCount)
    .map((entry) => (entry === 'gap' ? '…' : entry))
    .join(' ');

describe('the pages that are named', () => {
  it.each([
    [1, 1, '1'],
    [2, 3, '1 2 3'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [50, 100, '1 … 49 50 51 … 100'],
  ])('on page %i of %i are %s', (page, pageCount, entries) => {
    expect(shown(page, pageCount)).toBe(entries);
  });

  it('are as many on every page, with the page itself, the first and the last, and no gap for one page', () => {
    for (let pageCount = 1; pageCount <= 30; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const entries = pageWindow(page, pageCount);
        expect(entries).toHaveLength(Math.min(pageCount, 7));
        for (const named of [1, page, pageCount]) expect(entries).toContain(named);
        for (const [index, entry] of entries.entries()) {
          if (entry !== 'gap') continue;
          const [before, after] = [entries[index - 1], entries[index + 1]];
          expect(Number(after) - Number(before)).toBeGreaterThan(2);
        }
      }
    }
  });
});
