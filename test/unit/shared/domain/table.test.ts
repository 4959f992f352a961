import { describe, expect, it } from 'vitest';
import { nextSort, pageOfRows, reuseRows } from '../../../../shared/domain/table.ts';

describe("the order after a press on a column's heading [2 §4 Sorting]", () => {
  it('starts ascending', () => {
    expect(nextSort(undefined, 'total')).toEqual({ key: 'total', ascending: true });
  });

  it('reverses with each press on the same column', () => {
    const first = nextSort<string>({ key: 'total', ascending: true }, 'total');
    expect(first).toEqual({ key: 'total', ascending: false });
    expect(nextSort(first, 'total')).toEqual({ key: 'total', ascending: true });
  });

  it('starts ascending again with another column', () => {
    expect(nextSort<string>({ key: 'total', ascending: true }, 'date')).toEqual({
      key: 'date',
      ascending: true,
    });
  });
});

describe('a page of rows', () => {
  const rows = [1, 2, 3, 4, 5];

  it.each([
    ['the first of three', 1, 2, { rows: [1, 2], page: 1, pageCount: 3 }],
    ['the last of three', 3, 2, { rows: [5], page: 3, pageCount: 3 }],
    ['the last one, because there is no such page', 9, 2, { rows: [5], page: 3, pageCount: 3 }],
    ['all rows, because they fit', 1, 5, { rows, page: 1, pageCount: 1 }],
    ['all rows, because the table has no pages', 1, 0, { rows, page: 1, pageCount: 1 }],
  ])('is %s [performance Too long]', (_name, page, size, expected) => {
    expect(pageOfRows(rows, { page, size })).toEqual(expected);
  });

  it('of no rows is empty [performance Too long]', () => {
    expect(pageOfRows([], { page: 2, size: 2 })).toEqual({ rows: [], page: 1, pageCount: 1 });
  });
});

const row = (id: string, price = 1) => ({ id, price });
const idOf = ({ id }: { id: string }) => id;

describe('rows of a newer reply', () => {
  it('are the same objects if they are unchanged', () => {
    const before = [row('a'), row('b')];
    const after = reuseRows(before, [row('b', 2), row('a')], idOf);
    expect(after).toEqual([row('b', 2), row('a')]);
    expect(after[1]).toBe(before[0]);
    expect(after[0]).not.toBe(before[1]);
  });

  it('are new objects if a field was added or removed', () => {
    const before: { id: string; note?: string }[] = [{ id: 'a' }, { id: 'b', note: 'x' }];
    const after = reuseRows(before, [{ id: 'a', note: 'x' }, { id: 'b' }], idOf);
    expect(after).toEqual([{ id: 'a', note: 'x' }, { id: 'b' }]);
  });
});
