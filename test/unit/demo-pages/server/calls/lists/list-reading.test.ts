// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { amount, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, string>;

/** A payload that is a list has the name that `unwrap` gives it. */
const rowsOf = (text: string): Row[] => {
  let value = JSON.parse(text);
  while (!Array.isArray(value)) {
    value = typeof value === 'string' ? JSON.parse(value) : value.response;
  }
  return value;
};

it('reads an account’s lists as a JSON string, with the contract’s field names [2 §3 Shopping list]', async () => {
  const visitor = await shopper('/?as=individual');
  const { text } = await visitor.call('shopping-list/shopping-list-details');
  expect(JSON.parse(text).response).toBeTypeOf('string');
  const rows = rowsOf(text);
  expect(rows).toHaveLength(30);
  expect(rows[0]).toMatchObject({
    giftlistId: 'gl20000',
    Name: 'Biology 101: Dissection',
    comments: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    OwnerName: 'Dana Whitlock',
  });
});

it('has as many lists as the switch says, also for the next account of the session [2 §2 Lists page]', async () => {
  const visitor = await shopper('/?lists=400&as=individual');
  expect(rowsOf((await visitor.call('shopping-list/shopping-list-details')).text)).toHaveLength(400);
  await visitor.open('/?as=contract');
  expect(rowsOf((await visitor.call('shopping-list/shopping-list-details')).text)).toHaveLength(400);
  await visitor.open('/?lists=0');
  expect(rowsOf((await visitor.call('shopping-list/shopping-list-details')).text)).toEqual([]);
  expect((await visitor.open('/?lists=7')).status).toBe(400);
});

it.each<[string, (row: Row) => string | number | undefined]>([
  ['eventName', (row: Row) => row.Name],
  ['creationDate', (row: Row) => row.comments?.replace(/(.*)\/(.*)\/(.*)/, '$3$1$2')],
  ['quantity', (row: Row) => Number(row.quantity)],
  ['total', (row: Row) => amount(row.total)],
])('sorts lists by %s in both directions [2 §2 List sorting]', async (field, worth) => {
  const visitor = await shopper('/?as=individual');
  const sorted = async (ascending: boolean) => {
    const { text } = await visitor.call(`shopping-list/shopping-list-sort/${field}/${ascending}`);
    return rowsOf(text).map(worth) as (string | number)[];
  };
  const up = await sorted(true);
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' ? one - Number(other) : one.localeCompare(`${other}`, 'en', { numeric: true });
  expect(up).toHaveLength(30);
  expect(up).toEqual([...up].sort(compare));
  expect(await sorted(false)).toEqual([...up].reverse());
});

it('accepts no other sort key [2 §2 List sorting]', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const visitor = await shopper('/?as=individual');
  expect((await visitor.call('shopping-list/shopping-list-sort/price/true')).status).toBe(404);
});

it('searches lists by name, product name and item number, and requires a search text [2 §2 Lists page]', async () => {
  const visitor = await shopper('/?as=individual');
  const searchLists = ['gl20000', 'gl20002', 'gl20003'];
  const search = async (searchParam: string) => {
    const body = { searchParam, searchLists, publicLists: false };
    return (await visitor.call('shopping-list/shopping-list-search', body)).payload;
  };
  const ids = async (text: string) =>
    ((await search(text)).matchedList as Row[]).map(({ giftlistId }) => giftlistId);
  expect(await ids('DISSECTION')).toEqual(['gl20000', 'gl20002']);
  expect(await ids('Summer')).toEqual(['gl20003']);
  expect(await ids('geo900')).toEqual(['gl20002']);
  expect(await ids('nothing at all')).toEqual([]);
  expect((await search(' ')).errors).toHaveLength(1);
});

it('tells guests that they aren’t signed in, as the real server does [2 §6 Guest]', async () => {
  const guest = await shopper('/');
  for (const path of ['shopping-list-details', 'shopping-list-sort/total/true']) {
    expect((await guest.call(`shopping-list/${path}`)).text).toContain('USER_NOT_AUTHENTICATED');
  }
});

it('shows contract buyers their own total beside the retail price [2 §1 Contract prices]', async () => {
  const contract = await shopper('/?as=contract');
  const rows = rowsOf((await contract.call('shopping-list/shopping-list-details')).text);
  const [first] = rows as [Row];
  expect(amount(first.total)).toBeLessThan(amount(first.retailPrice));
});
