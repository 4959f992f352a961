import { describe, expect, it } from 'vitest';
import {
  FIRST_ORDERS,
  ORDER_PAGE_SIZES,
  ORDER_SORT_KEYS,
  ownSort,
} from '../../../../../shared/domain/orders/order-history.ts';

describe('the order history', () => {
  it('has 12 orders a page, 24, 48 or 60 on request, and two columns to sort by [2 §9 Order history, §2 Order columns]', () => {
    expect(FIRST_ORDERS).toEqual({ page: 1, size: 12 });
    expect(ORDER_PAGE_SIZES).toEqual([12, 24, 48, 60]);
    expect(ORDER_SORT_KEYS).toEqual(['jdeOrderNumber', 'submittedDate']);
  });

  it.each([
    ['from the highest', ['W1003', 'W1002', 'W1001'], false],
    ['from the lowest', ['W1001', 'W1002', 'W1003'], true],
    // As texts, they would be in the reverse order.
    ['from the lowest', ['W999', 'W1000'], true],
    ['from the highest', ['W1000', 'W999'], false],
    ['from the lowest', ['10', '9007199254740993'], true],
    ['from the highest', ['W1003', undefined, 'W1001'], false],
    ['from the lowest', [undefined, 'W1001', undefined, 'W1003'], true],
    ['from the lowest', ['W1001', 'W1001', 'W1002'], true],
    ['from the highest', ['W1002', 'W1001', 'W1001'], false],
    ['from the highest', ['W1001'], false],
    ['from the highest', [], false],
  ])('says that it is sorted %s for the numbers %j [2 §9 Order history]', (_, numbers, ascending) => {
    expect(ownSort(numbers)).toEqual({ key: 'jdeOrderNumber', ascending });
  });

  it.each([
    [['W1001', 'W1003', 'W1002']],
    [['W1003', 'W1001', 'W1002']],
    [['W1001', undefined, 'W1003', 'W1002']],
  ])('doesn’t say that it is sorted if the numbers are in no order: %j [2 §9 Order history]', (numbers) => {
    expect(ownSort(numbers)).toBeUndefined();
  });
});
