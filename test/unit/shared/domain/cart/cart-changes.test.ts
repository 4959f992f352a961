import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../../../shared/domain/cart/cart.ts';
import { type CartChange, describeChanges } from '../../../../../shared/domain/cart/cart-changes.ts';
import type { WantedQuantity } from '../../../../../shared/domain/cart/wanted-quantities.ts';
import { cart, line } from '../sample-cart.ts';

function tell(before: Cart, after: Cart, wanted: Record<string, WantedQuantity> = {}, contract = false) {
  return describeChanges(before, after, [{ lines: wanted }], contract).map((change: CartChange) =>
    [change.kind, change.line.id, ...Object.values(change).slice(2)].filter((part) => part !== undefined),
  );
}

describe('a change that the shopper didn’t make', () => {
  const before = cart([line('a'), line('b')]);

  it('is none if nothing changed', () => {
    expect(tell(before, cart([line('a'), line('b')]))).toEqual([]);
  });

  it('isn’t reported for a line that may be among those that couldn’t be read [reliability Partial replies]', () => {
    expect(tell(before, cart([line('a')]))).toEqual([['dropped', 'b']]);
    expect(tell(before, cart([line('a')], { unreadableLines: 1 }))).toEqual([]);
  });

  it('is a quantity that somebody else set', () => {
    expect(tell(before, cart([line('a', { quantity: 3 }), line('b')]))).toEqual([['quantity', 'a']]);
  });

  it('isn’t the quantity that the shopper asked for', () => {
    expect(tell(before, cart([line('a', { quantity: 5 }), line('b')]), { a: 5 })).toEqual([]);
  });

  it('is a quantity below what the shopper asked for', () => {
    expect(tell(before, cart([line('a', { quantity: 3 }), line('b')]), { a: 5 })).toEqual([
      ['quantity', 'a', 5],
    ]);
  });

  it('is a requested quantity that had no effect at all', () => {
    expect(tell(before, cart([line('a'), line('b')]), { a: 5 })).toEqual([['quantity', 'a', 5]]);
  });

  it('is a line that was dropped, but not one that the shopper removed', () => {
    expect(tell(before, cart([]), { a: 0 })).toEqual([['dropped', 'b']]);
  });

  it('is a line that was dropped although its quantity was meant to stay', () => {
    expect(tell(before, cart([line('a')]), { a: 2, b: 2 })).toEqual([['dropped', 'b']]);
  });

  it('isn’t reported if the result is still open', () => {
    const after = cart([line('a', { quantity: 7, prices: { list: 8 } })]);
    expect(tell(before, after, { a: 'any', b: 'any' })).toEqual([]);
  });

  it('is compared with the last request, by line or by item', () => {
    const after = cart([line('a', { quantity: 3 }), line('b', { quantity: 5 })]);
    const wanted = [{ lines: { a: 9 } }, { lines: { a: 3 } }, { items: { ITEMB: 5 } }];
    expect(describeChanges(before, after, wanted, false)).toEqual([]);
  });

  it('isn’t a removal without effect, which its line reports', () => {
    expect(tell(before, before, { a: 0 })).toEqual([]);
  });

  it('is a price, unless a new quantity brought it', () => {
    const after = cart([
      line('a', { quantity: 9, prices: { list: 8 } }),
      line('b', { prices: { list: 12 } }),
    ]);
    expect(tell(before, after, { a: 9 })).toEqual([['repriced', 'b', 10, 12]]);
  });

  it('isn’t a price that the server no longer sends, or sends for the first time [reliability Partial replies]', () => {
    const unpriced = cart([line('a', { prices: {} }), line('b')]);
    expect(tell(before, unpriced)).toEqual([]);
    expect(tell(unpriced, before)).toEqual([]);
  });

  it('looks at the price that counts: contract for shoppers who see it, then sale, then base, then list [1 §2 Contract and retail]', () => {
    const contract = cart([line('a', { prices: { list: 10, contract: 7 } })]);
    const risen = cart([line('a', { prices: { list: 11, contract: 7 } })]);
    expect(tell(contract, risen, {}, true)).toEqual([]);
    expect(tell(contract, risen)).toEqual([['repriced', 'a', 10, 11]]);
  });

  it('isn’t a line that is new, or that was merged into another line of the same item', () => {
    const split = cart([line('a', { itemNumber: 'X' }), line('b', { itemNumber: 'X' })]);
    const merged = cart([line('c', { itemNumber: 'X', quantity: 4 })]);
    expect(tell(split, merged)).toEqual([]);
    expect(tell(cart([]), before)).toEqual([]);
  });

  it('is a new line with fewer pieces than were ordered', () => {
    expect(tell(cart([]), cart([line('a', { quantity: 3 })]), { a: 5 })).toEqual([['quantity', 'a', 5]]);
  });
});
