import { describe, expect, it } from 'vitest';
import {
  firstQuantity,
  listPicks,
  orderPicks,
  type PickItem,
  pickRows,
  readPicks,
} from '../../../../../shared/domain/bulk-add/item-pick.ts';

const item = (key: string, itemNumber: string, wanted?: number): PickItem => ({
  key,
  itemNumber,
  name: itemNumber,
  wanted,
});

describe('the offered items', () => {
  it('of an order have its descriptions and quantities, and their numbers as the shop spells them [picker Rows]', () => {
    const items = [
      { key: 'a', itemNumber: ' sf1200', description: 'Frog', quantity: 3 },
      { key: 'b', itemNumber: '151261' },
    ];
    expect(orderPicks(items)).toEqual([
      { key: 'a', itemNumber: 'SF1200', name: 'Frog', wanted: 3 },
      { key: 'b', itemNumber: '151261', name: '151261', wanted: undefined },
    ]);
  });

  it('of a list are identified by product [picker Rows]', () => {
    const items = [
      { key: 'a', productId: 'sf1200', giftItemId: 'gi7', name: 'Frog', quantity: 3 },
      { key: 'b', productId: '151261' },
    ];
    expect(listPicks(items)).toEqual([
      { key: 'a', itemNumber: 'SF1200', name: 'Frog', wanted: 3 },
      { key: 'b', itemNumber: '151261', name: '151261', wanted: undefined },
    ]);
  });

  it.each([
    [3, '3'],
    [undefined, '1'],
    [0, '1'],
    [1500, '999'],
  ])('have the wanted quantity in their field, %s as %j [picker Quantity]', (wanted, text) => {
    expect(firstQuantity(item('a', '151261', wanted))).toBe(text);
  });
});

describe('the rows to choose from', () => {
  const ITEMS = [item('a', 'SF1200', 3), item('b', '151261', 2), item('c', '')];

  it('show what was ticked, typed and wrong, and never tick an item without a number [picker Rows, picker Ticks]', () => {
    const picks = { ticked: ['a', 'c'], texts: { b: '12', c: '' }, wrong: ['c'] };
    expect(pickRows(ITEMS, picks, null)).toEqual([
      { ...ITEMS[0], ticked: true, text: '3', wrong: false },
      { ...ITEMS[1], ticked: false, text: '12', wrong: false },
      { ...ITEMS[2], ticked: false, text: '', wrong: true },
    ]);
  });

  it('show the pieces in the cart, and nothing while they are unknown [picker Cart]', () => {
    const picks = { ticked: [], texts: {}, wrong: [] };
    const inCart = (quantities: Record<string, number> | null) =>
      pickRows(ITEMS.slice(0, 2), picks, quantities).map((row) => row.inCart);
    expect(inCart({ SF1200: 4 })).toEqual([4, 0]);
    expect(inCart(null)).toEqual([undefined, undefined]);
  });

  it('are added if they are ticked and have a quantity from 1 to 999; the others are wrong [picker Quantity, picker Adding]', () => {
    const picks = {
      ticked: ['a', 'b', 'd', 'e'],
      texts: { a: '7', d: '0', e: '1000', f: 'x' },
      wrong: [],
    };
    const more = ['d', 'e', 'f'].map((key) => item(key, `72100${key}`));
    expect(readPicks(pickRows([...ITEMS, ...more], picks, null))).toEqual({
      asked: [
        { key: 'a', itemNumber: 'SF1200', quantity: 7 },
        { key: 'b', itemNumber: '151261', quantity: 2 },
      ],
      wrong: ['d', 'e'],
    });
  });
});
