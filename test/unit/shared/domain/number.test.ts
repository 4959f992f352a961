import { describe, expect, it } from 'vitest';
import { groupDigits } from '../../../../shared/domain/number.ts';
import { fill } from '../../../../shared/page/messages.ts';

describe('a number', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [-1234, '-1,234'],
    [1_234_567, '1,234,567'],
    ['1234.50', '1,234.50'],
  ])('%s reads %s [visual Numbers]', (number, text) => {
    expect(groupDigits(number)).toBe(text);
  });

  it('has commas in a sentence, but not in an order number or a typed number [visual Numbers]', () => {
    const text = fill('{count} items, order {number}, {name}', {
      count: 1234,
      number: '99661500',
      name: '1234',
    });
    expect(text).toBe('1,234 items, order 99661500, 1234');
  });
});
