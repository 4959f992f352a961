import { describe, expect, it } from 'vitest';
import { formatMoney, isHigher } from '../../../../shared/domain/money.ts';

describe('an amount of money', () => {
  it.each([
    [1234.5, '$1,234.50'],
    [0, '$0.00'],
    [0.1 + 0.2, '$0.30'],
    [-5, '-$5.00'],
    [-1234.5, '-$1,234.50'],
    [999.99, '$999.99'],
    [1.005, '$1.01'],
    [1_000_000, '$1,000,000.00'],
  ])('%d reads %s [1 §9 Currency, 2 §9 Amounts and dates]', (amount, text) => {
    expect(formatMoney(amount)).toBe(text);
  });
});

it.each([
  [2, 1, true],
  [1, 1, false],
  [1, 2, false],
  [undefined, 1, false],
  [1, undefined, false],
])('%s is higher than %s: %s, and nothing unknown is [1 §6 Prices]', (amount, than, higher) => {
  expect(isHigher(amount, than)).toBe(higher);
});
