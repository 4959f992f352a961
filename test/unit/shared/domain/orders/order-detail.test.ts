import { describe, expect, it } from 'vitest';
import { type DetailedOrder, submitControl } from '../../../../../shared/domain/orders/order-detail.ts';

const control = (order: Partial<DetailedOrder>) => submitControl(order as DetailedOrder);

describe('the button that submits an order', () => {
  it.each([
    ['INCOMPLETE', 'none'],
    ['SUBMITTED', 'submitted'],
    ['REQUIRES_JDE_SYNC', 'submitted'],
    ['PROCESSING', 'active'],
    ['PENDING_APPROVAL', 'active'],
    [undefined, 'active'],
  ])('in state %s is: %s [2 §4 Order state]', (state, expected) => {
    expect(control({ state, userType: 1 })).toBe(expected);
    expect(control({ state, userType: 2, organizationId: 'org1' })).toBe(expected);
  });

  it('is disabled for an organisation’s order that doesn’t name its organisation [2 §4 Order state]', () => {
    expect(control({ state: 'PROCESSING', userType: 2 })).toBe('disabled');
    expect(control({ state: 'PROCESSING', userType: 3 })).toBe('active');
    expect(control({ state: 'INCOMPLETE', userType: 2 })).toBe('none');
    expect(control({ state: 'SUBMITTED', userType: 2 })).toBe('submitted');
  });
});
