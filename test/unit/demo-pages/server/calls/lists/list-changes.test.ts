// @vitest-environment node
import { expect, it } from 'vitest';
import { type Shopper, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, unknown>;

const newList = (eventName: string) => ({ eventName, description: 'Every term', isPublic: false });
const details = async (visitor: Shopper, id: unknown, profileId = '220022') =>
  (await visitor.call(`shopping-list/find-friends/shopping-list-details/${id}/${profileId}`)).payload;

it('keeps the lists that an account creates and shows them on its page [2 §2 New list]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  const { giftlistId } = (await visitor.call('shopping-list/new-list', newList('Biology 101'))).payload;
  const lines = await visitor.lines();
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));
  const { payload } = await visitor.call('shopping-list/add-items', { giftlistId, items });
  expect(payload).not.toHaveProperty('errorMessage');
  const page = await visitor.open('/account/list');
  expect(page.text).toContain(`giftlistId=${giftlistId}&amp;isWishlist=false">Biology 101</a>`);
  expect(page.text).toContain(`<td>${items.length}</td>`);
});

it('refuses a second list with the same name, and says why [2 §5 Lists]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  await visitor.call('shopping-list/new-list', newList('Biology 101'));
  const { text } = await visitor.call('shopping-list/new-list', newList('biology 101'));
  expect(text).toContain('You already have a list');
});

it('keeps no lists for guests [2 §6 Guest]', async () => {
  const visitor = await shopper('/?as=guest&cart=plain');
  const { text } = await visitor.call('shopping-list/new-list', newList('Biology 101'));
  expect(text).toContain('USER_NOT_AUTHENTICATED');
});

it('copies a friend’s list to a private list of the shopper’s, which comes first [2 §2 List rows]', async () => {
  const visitor = await shopper('/?as=individual');
  const copy = { giftlistId: 'gl010000', profileId: '310001', ...newList("Marta's dissection") };
  const { giftlistId } = (await visitor.call('shopping-list/copy-list', copy)).payload;
  const own = await details(visitor, giftlistId);
  const original = await details(visitor, 'gl010000', '310001');
  expect(own.listDetail).toMatchObject({ Name: "Marta's dissection", OwnerName: 'Dana Whitlock' });
  expect(own.giftItems).toHaveLength((original.giftItems as Row[]).length);
  const ids = (rows: unknown) => (rows as Row[]).map(({ giftItemId }) => giftItemId);
  expect(ids(own.giftItems)).not.toEqual(ids(original.giftItems));
  const guest = await shopper('/');
  expect((await guest.call('shopping-list/copy-list', copy)).text).toContain('USER_NOT_AUTHENTICATED');
});

it('sends a list to one address or several, unless one is wrong [2 §2 List rows]', async () => {
  const visitor = await shopper('/?as=individual');
  const send = async (emailList: string, giftlistId = 'gl20000') =>
    (await visitor.call('shopping-list/email-list', { giftlistId, emailList, message: 'Look' })).text;
  expect(await send('ruth@example.com')).not.toContain('error');
  expect(await send('ruth@example.com, dana@example.com')).not.toContain('error');
  expect(await send('ruth@example.com, dana')).toContain('valid email address');
  expect(await send('ruth@example.com', 'gl20003')).toContain('This list is empty.');
});

it('deletes all chosen lists or none [2 §2 List deletion]', async () => {
  const visitor = await shopper('/?as=individual');
  const remove = (...selectedLists: string[]) => visitor.call('shopping-list/delete-list', { selectedLists });
  expect((await remove('gl20000', 'gl99999')).text).toContain('no longer there');
  expect((await details(visitor, 'gl20000')).listDetail).toBeDefined();
  await remove('gl20000', 'gl20001');
  expect((await details(visitor, 'gl20001')).listDetail).toBeUndefined();
  expect((await remove('gl010000')).text).toContain('no longer there');
});
