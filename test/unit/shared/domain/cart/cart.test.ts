import { describe, expect, it } from 'vitest';
import { reconcileCart } from '../../../../../shared/domain/cart/cart.ts';
import { cart, line } from '../sample-cart.ts';

describe('a reconciled cart', () => {
  const before = cart([line('a'), line('b'), line('c')]);

  it('is the previous one if nothing changed', () => {
    expect(reconcileCart(before, structuredClone(before))).toBe(before);
  });

  it('keeps unchanged lines and takes changed ones', () => {
    const after = cart([line('c'), line('a', { quantity: 3 }), line('d')], { subtotal: 30 });
    const result = reconcileCart(before, after);
    expect(result).toEqual(after);
    expect(result.lines[0]).toBe(before.lines[2]);
    expect(result.lines[1]).toBe(after.lines[1]);
  });

  it.each([
    ['a nested price', { prices: { list: 10, sale: 9 } }],
    ['a price that went', { prices: {} }],
    ['a stock message', { stockMessages: ['Ships later'] }],
    ['one message more', { stockMessages: ['In stock', 'Fragile'] }],
    ['a warning that came', { warning: { linkText: 'Warning' } }],
  ])('notices %s', (_, given) => {
    expect(reconcileCart(before, cart([line('a', given), line('b'), line('c')])).lines[0]).not.toBe(
      before.lines[0],
    );
  });
});
