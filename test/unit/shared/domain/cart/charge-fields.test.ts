import { describe, expect, it } from 'vitest';
import { isPromotionCodeEmpty, zipCodeProblem } from '../../../../../shared/domain/cart/charge-fields.ts';

describe('a zip code [1 §5 Zip code, §9 Zip code]', () => {
  it.each([
    ['27215', null],
    ['27215-3398', null],
    [' 27215 ', null],
    ['', 'empty'],
    ['   ', 'empty'],
    ['2721', 'format'],
    ['272155', 'format'],
    ['27215-', 'format'],
    ['27215-33', 'format'],
    ['272153398', 'format'],
    ['27215 3398', 'format'],
    ['2721S', 'format'],
  ])('"%s": %s', (text, problem) => {
    expect(zipCodeProblem(text)).toBe(problem);
  });
});

describe('a promotion code [1 §5 Promotion code]', () => {
  it.each([
    ['', true],
    ['  \t', true],
    ['SAVE10', false],
    [' 0 ', false],
  ])('"%s" is empty: %s', (text, empty) => {
    expect(isPromotionCodeEmpty(text)).toBe(empty);
  });
});
