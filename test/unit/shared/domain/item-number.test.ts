import { describe, expect, it } from 'vitest';
import { isSameItem, isValidItemNumber, normalizeItemNumber } from '../../../../shared/domain/item-number.ts';

describe('an item number [1 §5 Item number, §9 Item number]', () => {
  it('is written in upper case and without spaces around it', () => {
    expect(normalizeItemNumber('  rb100a1 ')).toBe('RB100A1');
  });

  it('is the same in any spelling, and otherwise different', () => {
    expect([isSameItem(' ab1234', 'AB1234 '), isSameItem('AB1234', 'AB1235')]).toEqual([true, false]);
  });

  it.each(['123456', '000000', '1234567890', 'ABC123', 'abc123', '1abcde', '  123456  '])(
    'may be "%s"',
    (text) => {
      expect(isValidItemNumber(text)).toBe(true);
    },
  );

  it.each([
    ['', 'nothing'],
    ['12345', 'five characters'],
    [' 1234 ', 'four characters and spaces'],
    ['ABCDEF', 'letters only'],
    ['-123456', 'a negative number'],
    ['+123456', 'a sign'],
    ['1234.56', 'a fraction'],
    ['1e6000', undefined],
    ['123 456', 'a space inside'],
    ['ABC-123', 'a hyphen'],
    ['ÄBC123', 'a letter beyond A to Z'],
    ['１２３４５６', 'digits of another width'],
    ["1';DROP", 'punctuation'],
  ])('"%s": %s', (text, reason) => {
    expect(isValidItemNumber(text)).toBe(reason === undefined);
  });
});
