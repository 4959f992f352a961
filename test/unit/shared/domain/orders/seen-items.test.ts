import { describe, expect, it } from 'vitest';
import {
  mergeSeenItems,
  type SeenItem,
  suggestItems,
} from '../../../../../shared/domain/orders/seen-items.ts';
import { fc } from '../../../support/generated.ts';

const numbersOf = (items: readonly SeenItem[]) => items.map(({ itemNumber }) => itemNumber);

describe('items that a shopper has had', () => {
  it('are kept once each, the latest first [sheet Suggestions]', () => {
    const known = mergeSeenItems([{ itemNumber: '151261' }, { itemNumber: '721002' }], [], false);
    expect(
      numbersOf(mergeSeenItems([{ itemNumber: 'sf1200' }, { itemNumber: '721002' }], known, false)),
    ).toEqual(['SF1200', '721002', '151261']);
  });

  it('have the quantity of all lines of the order that was read last [sheet Suggestions]', () => {
    const item = { itemNumber: '151261', name: 'Beaker' };
    const known = mergeSeenItems([{ ...item, quantity: 7 }], [], false);
    const read = [
      { ...item, quantity: 2 },
      { itemNumber: '151261', quantity: 3 },
    ];
    expect(mergeSeenItems(read, known, false)).toEqual([{ ...item, quantity: 5 }]);
    const unknown = { itemNumber: '151261' };
    expect(mergeSeenItems([...read, unknown], known, false)).toEqual([{ ...item, quantity: 5 }]);
    expect(mergeSeenItems([unknown], known, false)).toEqual([{ ...item, quantity: 7 }]);
  });

  it('keep the quantity of an order if a list has another one, and what the list doesn’t have [sheet Suggestions]', () => {
    const known = mergeSeenItems([{ itemNumber: '151261', name: 'Beaker', quantity: 12 }], [], false);
    const read = [
      { itemNumber: '151261', quantity: 1 },
      { itemNumber: '721002', quantity: 4 },
    ];
    expect(mergeSeenItems(read, known, true)).toEqual([
      { itemNumber: '151261', name: 'Beaker', quantity: 12 },
      { itemNumber: '721002', name: undefined, quantity: 4 },
    ]);
  });

  it('are the newest 500, with short names [sheet Suggestions]', () => {
    const items = (first: number) =>
      Array.from({ length: 400 }, (_, index) => ({
        itemNumber: `SF${first + index}`,
        name: 'x'.repeat(900),
      }));
    const kept = mergeSeenItems(items(3000), mergeSeenItems(items(1000), [], false), true);
    expect(kept).toHaveLength(500);
    expect(kept[0]?.itemNumber).toBe('SF3000');
    expect(kept.at(-1)?.itemNumber).toBe('SF1099');
    expect(kept.every(({ name }) => name?.length === 100)).toBe(true);
  });
});

describe('suggestions', () => {
  const SEEN: SeenItem[] = [
    { itemNumber: '721002', name: 'Beaker, 250 mL' },
    { itemNumber: 'SF7210', name: 'Spill kit' },
    { itemNumber: '151261', name: 'Bullfrog' },
    { itemNumber: '721003' },
  ];

  it.each([
    ['72', ['721002', '721003', 'SF7210']],
    ['sf', ['SF7210']],
    [' 1 ', ['151261']],
    ['kit spill', ['SF7210']],
    ['e', []],
    ['frog', ['151261']],
    ['999', []],
    ['', ['721002', 'SF7210', '151261', '721003']],
  ])(
    'for %j: first numbers that start with it, then items that contain it [sheet Suggestions]',
    (typed, expected) => {
      expect(numbersOf(suggestItems(SEEN, typed))).toEqual(expected);
    },
  );

  it('are the latest eight of more [sheet Suggestions]', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ itemNumber: `${721_000 + index}` }));
    expect(numbersOf(suggestItems(many, '721'))).toEqual(numbersOf(many.slice(0, 8)));
  });

  it('are at most eight, once each, whatever is typed [sheet Suggestions]', () => {
    const unit = fc.constantFrom('1', '2', 'A', ' ', '\n');
    const item = fc.record({ itemNumber: fc.string({ unit, maxLength: 4 }), name: fc.string({ unit }) });
    fc.assert(
      fc.property(fc.array(item), fc.string({ unit, maxLength: 3 }), (read, typed) => {
        const found = numbersOf(suggestItems(mergeSeenItems(read, [], false), typed));
        expect(found.length).toBeLessThanOrEqual(8);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});
