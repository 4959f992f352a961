// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../shopper.ts';

const { shopper } = shareShop();

const newList = (eventName: string) => ({ eventName, description: 'Every term', isPublic: false });

it('keeps the lists that an account makes and shows them on its page [2 §2]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  const { giftlistId } = (await visitor.call('shopping-list/new-list', newList('Biology 101'))).payload;
  const lines = await visitor.lines();
  const items = lines.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) }));
  const { payload } = await visitor.call('shopping-list/add-items', { giftlistId, items });
  expect(payload).not.toHaveProperty('errorMessage');
  const page = await visitor.open('/account/list');
  expect(page.text).toContain('Biology 101');
  expect(page.text).toContain(`<td>${items.length}</td>`);
});

it('refuses a second list of the same name, in words [2 §5]', async () => {
  const visitor = await shopper('/?as=individual&cart=plain');
  await visitor.call('shopping-list/new-list', newList('Biology 101'));
  const { text } = await visitor.call('shopping-list/new-list', newList('biology 101'));
  expect(text).toContain('You already have a list');
});

it('keeps no lists for guests [2 §6]', async () => {
  const visitor = await shopper('/?as=guest&cart=plain');
  const { text } = await visitor.call('shopping-list/new-list', newList('Biology 101'));
  expect(text).toContain('Please sign in');
});
