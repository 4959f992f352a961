// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { gatherLazy } from '../../../shared/build/chunks/lazy-chunks.mjs';

const NO_FIRST = () => false;

/** Gathers what parts load; each module loads itself alone, and has the size that is given. */
function gathered(
  parts: { needs: string[]; has?: string[]; weight?: number; isSum?: boolean }[],
  { placed = [] as string[][], bytes = 100, isInFirst = NO_FIRST as (path: string) => boolean } = {},
): string[][] {
  const loads = parts.map(({ needs, has = [], weight = 1, ...part }) => ({
    needs: new Set(needs),
    has: new Set(has),
    weight,
    ...part,
  }));
  const files = gatherLazy(
    loads,
    placed,
    (path) => new Set([path]),
    () => bytes,
    isInFirst,
  );
  return files.map((file) => file.toSorted()).sort();
}

describe('what lazy parts share', () => {
  it('becomes one file where a request costs more than the bytes [performance Files]', () => {
    expect(gathered([{ needs: ['a', 'b'] }, { needs: ['a', 'b', 'c'] }, { needs: ['a', 'c'] }])).toEqual([
      ['a', 'b', 'c'],
    ]);
  });

  it('stays apart where the bytes cost more [performance Files]', () => {
    const parts = [
      { needs: ['a', 'b'] },
      { needs: ['a'] },
      { needs: ['a'] },
      { needs: ['b'] },
      { needs: ['b'] },
    ];
    expect(gathered(parts, { bytes: 50_000 })).toEqual([['a'], ['b']]);
  });

  it('follows what is loaded most often [performance Files]', () => {
    const parts = [
      { needs: ['a', 'b'] },
      { needs: ['a'] },
      { needs: ['a'] },
      { needs: ['b'] },
      { needs: ['b'] },
    ];
    const often = { needs: ['a', 'b'], weight: 100, isSum: true };
    expect(gathered([...parts, often], { bytes: 10_000 })).toEqual([['a', 'b']]);
  });

  it('is what two parts load: the module of one stays in its file, and files that are there stay', () => {
    const parts = [{ needs: ['a', 'own', 'there'] }, { needs: ['a', 'there'] }];
    expect(gathered(parts, { placed: [['there']] })).toEqual([['a']]);
  });

  it('leaves out what is there already', () => {
    expect(gathered([{ needs: ['a', 'b'], has: ['b'] }, { needs: ['a', 'b'] }])).toEqual([['a']]);
  });

  it('joins nothing of one widget’s own file with what others load', () => {
    const parts = [{ needs: ['a', 'of-widget'] }, { needs: ['a', 'of-widget'] }, { needs: ['a'] }];
    expect(gathered(parts, { isInFirst: (path) => path === 'of-widget' })).toEqual([['a']]);
  });
});
