import { describe, expect, it } from 'vitest';
import { quantitiesByItem } from '../../../../../shared/domain/cart/quantities-by-item.ts';

describe('quantities', () => {
  it('of an item on two lines are added up', () => {
    const lines = [
      { itemNumber: 'A', quantity: 2 },
      { itemNumber: 'B' },
      { itemNumber: 'A', quantity: 3 },
      { itemNumber: 'C', quantity: 0 },
    ];
    expect(quantitiesByItem(lines)).toEqual([
      { itemNumber: 'A', quantity: 5 },
      { itemNumber: 'B', quantity: 1 },
    ]);
  });
});
