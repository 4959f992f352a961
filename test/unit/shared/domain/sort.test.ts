import { describe, expect, it } from 'vitest';
import { nextSort } from '../../../../shared/domain/sort.ts';

describe("the order after a press on a column's heading [2 §4]", () => {
  it('starts ascending', () => {
    expect(nextSort(undefined, 'total')).toEqual({ key: 'total', ascending: true });
  });

  it('turns round with each press on the same column', () => {
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
