import { expect, it } from 'vitest';
import { readableAnswer, readableLimit } from '../../../../../shared/domain/cart/contract-terms.ts';

it.each([
  ['5000', '$5,000.00'],
  ['250.5', '$250.50'],
  ['250.50', '$250.50'],
  ['up to 5000', 'up to 5000'],
  ['5000 a year', '5000 a year'],
  ['None', 'None'],
  [undefined, undefined],
])('shows the limit %j as %j [1 §2 Contract panel]', (given, shown) => {
  expect(readableLimit(given)).toBe(shown);
});

it.each([
  ['true', 'Yes'],
  ['1', 'Yes'],
  ['false', 'No'],
  ['0', 'No'],
  ['On request', 'On request'],
  ['not true', 'not true'],
  ['true for schools', 'true for schools'],
  ['not false', 'not false'],
  ['0 so far', '0 so far'],
  [undefined, undefined],
])('shows the answer %j as %j [1 §2 Contract panel]', (given, shown) => {
  expect(readableAnswer(given)).toBe(shown);
});
