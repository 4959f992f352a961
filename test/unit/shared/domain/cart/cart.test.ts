import { describe, expect, it } from 'vitest';
import { countUnits, isCartEmpty, reconcileCart } from '../../../../../shared/domain/cart/cart.ts';
import { cart, line } from '../sample-cart.ts';

describe('a cart', () => {
  it('is empty without lines, but not if it has lines that can’t be read [1 §2 Empty cart]', () => {
    expect(isCartEmpty(cart([]))).toBe(true);
    expect(isCartEmpty(cart([line('a')]))).toBe(false);
    expect(isCartEmpty(cart([], { unreadableLines: 1 }))).toBe(false);
    expect(isCartEmpty(cart([line('a')], { unreadableLines: 1 }))).toBe(false);
  });

  it('has as many units as its lines have pieces [1 §2 Mini-cart]', () => {
    expect(countUnits(cart([line('a'), line('b', { quantity: 5 })]))).toBe(7);
    expect(countUnits(cart([]))).toBe(0);
  });
});

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
