// @vitest-environment node
import { expect, it } from 'vitest';
import { CATALOGUE, productOf } from '../../../../../demo-pages/server/catalogue/catalogue.ts';
import { FRIENDS } from '../../../../../demo-pages/server/lists/friends.ts';
import { LIST_SEEDS, seedLists } from '../../../../../demo-pages/server/lists/list-seeds.ts';

const many = seedLists('400');

it.each(LIST_SEEDS)(
  'gives an account with %s lists that many, always the same ones [2 §2 Lists page]',
  (seed) => {
    expect(seedLists(seed)).toHaveLength(Number(seed));
    expect(seedLists(seed)).toEqual(seedLists(seed));
  },
);

it('gives four hundred lists different names, within the limits of names and descriptions [2 §9 Lengths]', () => {
  expect(new Set(many.map(({ name }) => name)).size).toBe(400);
  expect(Math.max(...many.map(({ name }) => name.length))).toBeLessThanOrEqual(40);
  expect(Math.max(...many.map(({ description }) => description.length))).toBeLessThanOrEqual(120);
});

it('gives every list and every row its own id [2 §3 Shopping list]', () => {
  const lists = [...many, ...FRIENDS.flatMap((friend) => friend.lists)];
  expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
  const rows = lists.flatMap(({ items }) => items);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { itemNumber } of rows) productOf(itemNumber);
});

it('has among thirty lists a wish list, one with 500 items, an empty one and one that can’t be bought [2 §2 Lists page]', () => {
  const lists = seedLists('30');
  expect(lists.filter(({ isWishlist }) => isWishlist)).toHaveLength(1);
  expect(lists.filter(({ items }) => items.length === 500)).toHaveLength(1);
  expect(lists.filter(({ items }) => !items.length)).toHaveLength(1);
  const sold = CATALOGUE.filter(({ discontinued, priceOnRequest }) => !discontinued && !priceOnRequest);
  const numbers = new Set(sold.map(({ itemNumber }) => itemNumber));
  expect(
    lists.filter(({ items }) => items.length && !items.some(({ itemNumber }) => numbers.has(itemNumber))),
  ).toHaveLength(1);
});

it('has friends with many public lists, with one and with none [2 §2 Friend finding]', () => {
  expect(FRIENDS.map(({ lists }) => lists.length)).toEqual([5, 1, 30, 0]);
  for (const { isPublic } of FRIENDS.flatMap(({ lists }) => lists)) expect(isPublic).toBe(true);
});
