import { describe, expect, it } from 'vitest';
import { isPromotionCodeEmpty } from '../../../../shared/domain/promotion-code.ts';

describe('a promotion code [1 §5]', () => {
  it.each([
    ['', true],
    ['  \t', true],
    ['SAVE10', false],
    [' 0 ', false],
  ])('"%s" is empty: %s', (text, empty) => {
    expect(isPromotionCodeEmpty(text)).toBe(empty);
  });
});
