import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../shared/domain/cart/cart.ts';
import { changedItems } from '../../../../../shared/domain/cart/changed-items.ts';
import { cart, line } from '../sample-cart.ts';

const item = (itemNumber: string, quantity: number) =>
  line(`${itemNumber}-${quantity}`, { itemNumber, quantity });

/** `A 2>5`: the item, its pieces before, and now. */
function changes(before: Cart | null, after: Cart, requested: Record<string, number> = {}) {
  return changedItems(before, after, requested).map(
    (one) => `${one.itemNumber} ${one.before}>${one.quantity}`,
  );
}

describe('the changed items of a cart', () => {
  const before = cart([item('A', 2), item('B', 3)]);

  it('are those with another quantity, new ones and removed ones [embedding Cart events]', () => {
    expect(changes(before, cart([item('C', 1), item('A', 5)]))).toEqual(['A 2>5', 'B 3>0', 'C 0>1']);
    expect(changes(before, cart([item('B', 3), item('A', 2)]))).toEqual([]);
  });

  it('are counted over all lines, however their numbers are spelled [embedding Cart events]', () => {
    expect(changes(before, cart([item('a', 1), item('A ', 1), item('b', 4)]))).toEqual(['B 3>4']);
  });

  it('are inferred from what was added if the earlier cart is unknown [embedding Cart events]', () => {
    expect(changes(null, before, { A: 2 })).toEqual(['A 0>2']);
    expect(changes(null, before, { A: 1 })).toEqual(['A 1>2']);
    // The shop has capped it.
    expect(changes(null, before, { A: 9 })).toEqual(['A 0>2']);
    expect(changes(null, before)).toEqual([]);
  });

  it('don’t include what may be on a line that can’t be read [reliability Partial replies]', () => {
    const unreadable = { unreadableLines: 1 };
    expect(changes(before, cart([item('A', 5)], unreadable))).toEqual(['A 2>5']);
    expect(changes(cart([item('A', 2)], unreadable), cart([item('A', 5), item('C', 1)]))).toEqual(['A 2>5']);
  });
});
