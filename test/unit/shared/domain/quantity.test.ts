import { describe, expect, it } from 'vitest';
import { parseOrderQuantity } from '../../../../shared/domain/order-quantity.ts';
import { parseLineQuantity } from '../../../../shared/domain/quantity.ts';

describe('a quantity [1 §5 Line quantity, §5 Quick order quantity]', () => {
  it.each([
    // text, as a quick order, as a line
    ['1', 1, 1],
    ['12', 12, 12],
    ['999', 999, 999],
    ['0', null, 0],
    ['000', null, 0],
    ['01', null, 1],
    ['', null, null],
    ['1000', null, null],
    ['0001', null, null],
    ['-1', null, null],
    ['+1', null, null],
    ['1.', null, null],
    ['1.5', null, null],
    ['1e2', null, null],
    [' 1', null, null],
    ['1 ', null, null],
    ['one', null, null],
    ['٣', null, null],
  ])('"%s" orders %s and sets a line to %s', (text, ordered, line) => {
    expect([parseOrderQuantity(text), parseLineQuantity(text)]).toEqual([ordered, line]);
  });
});
