import { describe, expect, it } from 'vitest';
import { type OrderDetail, submitControl } from '../../../../shared/domain/order-detail.ts';
import { piecesByItem } from '../../../../shared/domain/pieces-by-item.ts';

const control = (order: Partial<OrderDetail>) => submitControl(order as OrderDetail);

describe('the control that submits an order', () => {
  it.each([
    ['INCOMPLETE', 'none'],
    ['SUBMITTED', 'submitted'],
    ['REQUIRES_JDE_SYNC', 'submitted'],
    ['PROCESSING', 'active'],
    ['PENDING_APPROVAL', 'active'],
    [undefined, 'active'],
  ])('in state %s is: %s [2 §4]', (state, expected) => {
    expect(control({ state, userType: 1 })).toBe(expected);
    expect(control({ state, userType: 2, organizationId: 'org1' })).toBe(expected);
  });

  it('is disabled for an organisation’s order that names no organisation [2 §4]', () => {
    expect(control({ state: 'PROCESSING', userType: 2 })).toBe('disabled');
    expect(control({ state: 'PROCESSING', userType: 3 })).toBe('active');
    expect(control({ state: 'INCOMPLETE', userType: 2 })).toBe('none');
    expect(control({ state: 'SUBMITTED', userType: 2 })).toBe('submitted');
  });
});

describe('pieces', () => {
  it('of an item on two lines are counted together', () => {
    const lines = [
      { itemNumber: 'A', quantity: 2 },
      { itemNumber: 'B' },
      { itemNumber: 'A', quantity: 3 },
      { itemNumber: 'C', quantity: 0 },
    ];
    expect(piecesByItem(lines)).toEqual([
      { itemNumber: 'A', quantity: 5 },
      { itemNumber: 'B', quantity: 1 },
    ]);
  });
});
