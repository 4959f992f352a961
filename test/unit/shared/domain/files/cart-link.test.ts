// @vitest-environment node

import { describe, expect, it } from 'vitest';
import {
  CART_LINK_LIMIT,
  formatCartLink,
  linkableItems,
  parseCartLink,
} from '../../../../../shared/domain/files/cart-link.ts';
import { isCartLink } from '../../../../../shared/domain/files/cart-link-mark.ts';
import { fc } from '../../../support/generated.ts';

const items = fc.uniqueArray(
  fc.record({
    itemNumber: fc.stringMatching(/^(\d{6,9}|[A-Z]\d[A-Z\d]{4,8})$/),
    quantity: fc.integer({ min: 1, max: 999 }),
  }),
  { selector: ({ itemNumber }) => itemNumber, minLength: 1, maxLength: CART_LINK_LIMIT },
);

describe('a cart link', () => {
  it('contains item numbers and quantities, and nothing else [files Cart link]', () => {
    expect(
      formatCartLink([
        { itemNumber: '151261', quantity: 2 },
        { itemNumber: 'AB1234', quantity: 1 },
      ]),
    ).toBe('#cb-items=151261:2,AB1234:1');
  });

  it('opens as it was written, whatever it contains [files Cart link]', () => {
    fc.assert(
      fc.property(items, (given) => {
        expect(parseCartLink(formatCartLink(given))).toEqual({ items: given });
        const mailed = formatCartLink(given).replace(/[:,]/g, encodeURIComponent);
        expect(parseCartLink(mailed)).toEqual({ items: given });
      }),
    );
  });

  it('counts an item on several lines once, and leaves out items that can’t be ordered by number [files Cart link]', () => {
    const lines = [
      { itemNumber: ' ab1234 ', quantity: 2 },
      { itemNumber: 'AB1234', quantity: 3 },
      { itemNumber: 'x', quantity: 1 },
      { itemNumber: '151261', quantity: 600 },
      { itemNumber: '151261', quantity: 400 },
      { itemNumber: '721002', quantity: 1.5 },
      { itemNumber: '721003', quantity: 999 },
    ];
    expect(linkableItems(lines)).toEqual([
      { itemNumber: 'AB1234', quantity: 5 },
      { itemNumber: '721003', quantity: 999 },
    ]);
  });

  it('adds up an item that it contains twice [files Cart link]', () => {
    expect(parseCartLink('#cb-items=ab1234:2,AB1234:3')).toEqual({
      items: [{ itemNumber: 'AB1234', quantity: 5 }],
    });
  });

  it.each([
    ['nothing', '#cb-items=', 'unreadable'],
    ['another separator', '#cb-items=151261;2', 'unreadable'],
    ['an item without a quantity', '#cb-items=151261', 'unreadable'],
    ['three parts', '#cb-items=151261:2:3', 'unreadable'],
    ['an empty item', '#cb-items=151261:2,,721002:1', 'unreadable'],
    ['markup', '#cb-items=<img src=x>:1', 'unreadable'],
    ['a path', '#cb-items=../../x1:1', 'unreadable'],
    ['a broken encoding', '#cb-items=%E0%A4%A:1', 'unreadable'],
    ['a fraction', '#cb-items=151261:1.5', 'unreadable'],
    ['a negative quantity', '#cb-items=151261:-1', 'unreadable'],
    ['a power', '#cb-items=151261:1e2', 'unreadable'],
    ['no piece', '#cb-items=151261:0', 'quantity'],
    ['a leading zero', '#cb-items=151261:01', 'quantity'],
    ['a thousand pieces', '#cb-items=151261:1000', 'quantity'],
    ['a thousand pieces in two parts', '#cb-items=151261:999,151261:1', 'quantity'],
    ['one wrong quantity of several', '#cb-items=151261:1,721002:0', 'quantity'],
    ['too many pieces of one item', '#cb-items=721002:1,151261:999,151261:1', 'quantity'],
    ['no end of text', `#cb-items=${'1'.repeat(50_000)}:1`, 'unreadable'],
  ])('with %s is refused with its reason [files Hostile links]', (_, fragment, problem) => {
    expect(parseCartLink(fragment)).toEqual({ problem });
  });

  it('with 101 items is refused, with 100 accepted [files Hostile links]', () => {
    const many = (count: number) =>
      formatCartLink(
        Array.from({ length: count }, (_, at) => ({ itemNumber: `${100_000 + at}`, quantity: 999 })),
      );
    expect(parseCartLink(many(101))).toEqual({ problem: 'many' });
    expect(parseCartLink(many(100))).toMatchObject({ items: { length: 100 } });
  });

  it('returns items in range or a reason for any text, and never throws [files Hostile links]', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[\dA-Za-z:,%]{0,60}$/));
    fc.assert(
      fc.property(text, (rest) => {
        const read = parseCartLink(`#cb-items=${rest}`);
        if ('items' in read)
          for (const { quantity } of read.items) expect(quantity >= 1 && quantity <= 999).toBe(true);
        else expect(['unreadable', 'quantity', 'many']).toContain(read.problem);
      }),
    );
  });

  it('isn’t confused with another fragment of the page [files Cart link]', () => {
    expect(['', '#quick-order', '#items=1', '#cb-items'].filter(isCartLink)).toEqual([]);
  });
});
