import { describe, expect, it } from 'vitest';
import {
  countArrived,
  hasArrived,
  hasGrown,
  isTurnedAway,
  missingItems,
  wholeCartQuantities,
} from '../../../../../shared/domain/cart/cart-quantities.ts';

const row = (itemNumber: string, quantity: number) => ({ key: itemNumber, itemNumber, quantity });
const rows = [row('A', 2), row('B', 3), row('A', 1)];

describe('the cart, asked about rows in doubt,', () => {
  it.each([
    ['none of them', { A: 5, C: 1 }, 0],
    ['the first', { A: 7, C: 1 }, 1],
    ['the first two', { A: 7, B: 3, C: 1 }, 2],
    ['all of them', { A: 8, B: 3, C: 1 }, 3],
  ])('has %s, if no other quantity has changed [journal Decided]', (_, now, count) => {
    expect(countArrived(rows, { A: 5, C: 1 }, now)).toBe(count);
  });

  it.each([
    ['part of a row, as if the shop has capped it', { A: 6, C: 1 }],
    ['a row without the one before it', { A: 5, B: 3, C: 1 }],
    ['other items, too, as if somebody else adds', { A: 7, C: 2 }],
    ['fewer of another item, as if somebody else removes', { A: 7 }],
    ['the row under another number', { A: 5, C: 1, 'A-1': 2 }],
    ['more than all rows', { A: 20, C: 1 }],
    ['less than before', { A: 5 }],
  ])('gives no answer if it has %s [journal Asked]', (_, now) => {
    expect(countArrived(rows, { A: 5, C: 1 }, now)).toBeNull();
  });

  it('gives no answer if a line can’t be read, then or now [journal Asked]', () => {
    const lines = [{ itemNumber: 'A', quantity: 5 }];
    expect(wholeCartQuantities({ lines, unreadableLines: 1 })).toBeNull();
    expect(countArrived(rows, null, { A: 5 })).toBeNull();
    expect(countArrived(rows, { A: 5 }, null)).toBeNull();
    expect(hasGrown('A', null, { A: 5 })).toBe(false);
  });

  it.each([
    ['has its quantity, whatever else has changed', { A: 2 }, { A: 4, B: 1 }, true],
    ['has more than its quantity', { A: 2 }, { A: 9 }, true],
    ['has less than its quantity, as if the shop has capped it', { A: 2 }, { A: 3 }, false],
    ['has only other items', { A: 2 }, { A: 2, B: 2 }, false],
    ['wasn’t known before', null, { A: 4 }, false],
    ['can’t be read', { A: 2 }, null, false],
  ])(
    'says of one item whether it was added, if it %s [reliability Lost reply]',
    (_, before, now, arrived) => {
      expect(hasArrived({ itemNumber: ' a', quantity: 2 }, before, now)).toBe(arrived);
    },
  );

  it.each([
    ['all of them', { B: 1 }, { A: 3, B: 4 }, []],
    ['only one of them', { B: 1 }, { B: 4 }, [{ itemNumber: 'A', quantity: 3 }]],
    ['one of two rows of an item', { A: 1, B: 1 }, { A: 3, B: 4 }, [{ itemNumber: 'A', quantity: 3 }]],
    [
      'nothing that can be read',
      { A: 1 },
      null,
      [
        { itemNumber: 'A', quantity: 3 },
        { itemNumber: 'B', quantity: 3 },
      ],
    ],
  ])('says which items are missing, if it has %s [reliability Lost reply]', (_, before, now, missing) => {
    expect(missingItems(rows, before, now)).toEqual(missing);
  });

  it.each([
    [{ A: 2 }, { A: 3 }, true],
    [{}, { A: 1 }, true],
    [{ A: 2 }, { A: 2, B: 1 }, false],
    [{ A: 2 }, { A: 1 }, false],
    [{ A: 2 }, null, false],
  ])('had %j and has %j, so it has more of the item: %s [journal Decided]', (expected, now, grown) => {
    expect(hasGrown('a', expected, now)).toBe(grown);
  });

  it('counts an item on two lines as one, however its number is written [journal Decided]', () => {
    const lines = [
      { itemNumber: 'ab12', quantity: 5 },
      { itemNumber: 'AB12 ', quantity: 2 },
    ];
    expect(wholeCartQuantities({ lines, unreadableLines: 0 })).toEqual({ AB12: 7 });
  });

  it('shows that a row was refused if its item and no other has grown by its quantity [journal Conflict]', () => {
    const [first] = rows as [(typeof rows)[0]];
    expect(isTurnedAway(first, { A: 5 }, { A: 5, C: 1 })).toBe(true);
    expect(isTurnedAway(first, { A: 5 }, { A: 7 })).toBe(false);
    expect(isTurnedAway(first, { A: 5 }, { A: 6 })).toBe(false);
    expect(isTurnedAway(first, { A: 5 }, { A: 5, 'A-1': 2 })).toBe(false);
    expect(isTurnedAway(first, { A: 5 }, null)).toBe(false);
  });
});
