// @vitest-environment node
import { expect, it } from 'vitest';
import { amount, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, string>;

const FRIENDS = 'shopping-list/find-friends';
const LIST = 'gl010000';
const HUGE = 'gl010002';

const listOf = (text: string): Row[] => {
  let value = JSON.parse(text);
  while (!Array.isArray(value)) value = typeof value === 'string' ? JSON.parse(value) : value.response;
  return value;
};

it('leads from an email address to the page of its public lists [2 §7 Find friends]', async () => {
  const visitor = await shopper('/?as=individual');
  const { payload } = await visitor.call(FRIENDS, { emailList: ' Marta.Keller@example.com ' });
  expect(payload.returnUrl).toBe('/account/list-public?id=310001');
});

it.each([
  ['marta', 'Please enter a valid email address.'],
  ['nobody@example.com', 'We found no customer'],
  ['lena.fischer@example.com', 'Lena has no public lists.'],
  ['individual@example.com', 'your own email address'],
])('explains why %s leads nowhere [2 §8 List search]', async (emailList, message) => {
  const visitor = await shopper('/?as=individual');
  expect((await visitor.call(FRIENDS, { emailList })).text).toContain(message);
});

it('shows public lists to anybody, wrapped twice, and in every order [2 §6 Public lists]', async () => {
  const guest = await shopper('/');
  for (let nth = 0; nth < 3; nth++) {
    const { text } = await guest.call(`${FRIENDS}/shopping-list/310001`);
    expect(listOf(text)).toHaveLength(5);
    expect(JSON.parse(text)).toHaveProperty('response');
  }
  const sorted = listOf((await guest.call('shopping-list/friend-list-sort/310001/quantity/false')).text);
  expect(sorted[0]).toMatchObject({ giftlistId: HUGE, userName: 'Marta Keller' });
  expect((await guest.call(`${FRIENDS}/shopping-list/999999`)).text).toContain('do not know this customer');
});

it('shows a public list with its items and the other lists of its owner [2 §2 Other lists]', async () => {
  const guest = await shopper('/');
  const { payload } = await guest.call(`${FRIENDS}/shopping-list-details/${HUGE}/310001`);
  expect(payload.listDetail).toMatchObject({ giftlistId: HUGE, OwnerName: 'Marta Keller' });
  expect(payload.giftItems).toHaveLength(500);
  expect((payload.otherLists as Row[]).map(({ giftlistId }) => giftlistId)).not.toContain(HUGE);
  const rows = payload.giftItems as Row[];
  expect(rows.filter(({ cautionUrl }) => cautionUrl).length).toBeGreaterThan(0);
  expect(rows.filter(({ geographicUrl }) => geographicUrl).length).toBeGreaterThan(0);
  expect(new Set(rows.flatMap((row) => Object.keys(row).filter((key) => /^productid$/i.test(key))))).toEqual(
    new Set(['productId', 'ProductId']),
  );
});

it('shows private lists only to their owner [2 §6 Guest]', async () => {
  const visitor = await shopper('/?as=individual');
  const own = `${FRIENDS}/shopping-list-details/gl20001/220022`;
  expect((await visitor.call(own)).payload.listDetail).toMatchObject({ Name: 'Wish List' });
  const guest = await shopper('/');
  expect((await guest.call(own)).payload._ERROR_MESSAGE_).toBe('This list is no longer there.');
  const foreign = `${FRIENDS}/shopping-list-details/${LIST}/310002`;
  expect((await visitor.call(foreign)).payload._ERROR_MESSAGE_).toBe('This list is not public.');
});

it.each<[string, (row: Row) => string | number | undefined]>([
  ['displayName', (row: Row) => row.productName],
  ['catalogRefId', (row: Row) => row.productId ?? row.ProductId],
  ['quantityDesired', (row: Row) => Number(row.quantity)],
  ['price', (row: Row) => (row.itemPrice ? amount(row.itemPrice) : 0)],
])('sorts the items of a list by %s [2 §2 Item columns]', async (field, worth) => {
  const guest = await shopper('/');
  const { text } = await guest.call(`shopping-list/friend-list-detail-sort/${HUGE}/${field}/false`);
  const values = listOf(text).map(worth) as (string | number)[];
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' ? Number(other) - one : `${other}`.localeCompare(one, 'en-US', { numeric: true });
  expect(values).toHaveLength(500);
  expect(values).toEqual([...values].sort(compare));
});

it('searches a list’s items by keyword and number, however the text is written [2 §2 Item search]', async () => {
  const guest = await shopper('/');
  const search = async (text: string) => {
    const path = 'shopping-list/shopping-list-details/search-list-item/searchValue=';
    const { payload } = await guest.call(`${path}${encodeURIComponent(text)}/${HUGE}`);
    return payload.giftItems as Row[];
  };
  expect((await search('geo478')).every((row) => (row.productId ?? row.ProductId) === 'GEO478')).toBe(true);
  expect((await search('Magnetic/Stirrer')).length + (await search('Plate/Magnetic')).length).toBeGreaterThan(
    0,
  );
  expect(await search('')).toHaveLength(500);
  expect(await search('😀'.repeat(25))).toEqual([]);
});
