import { beforeEach, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { answerWith } from '../../../support/replies.ts';
import { connectTabs, openOtherTab } from '../../../support/tabs.ts';

const LIST = { id: 'gl1', name: 'Frogs', description: '' };
const ITEMS = [{ productId: 'XB1', quantity: 2 }];
const DONE = JSON.stringify({ result: 'success', giftlistId: 'gl2' });
const NEWS = { t: 'lists' };

let copying: typeof import('../../../../../shared/api/lists/copy-list.ts');
let changes: typeof import('../../../../../shared/api/lists/list-changes.ts');
let toCart: typeof import('../../../../../shared/api/lists/list-to-cart.ts');

keepTestsApart();
beforeEach(async () => {
  connectTabs();
  copying = await import('../../../../../shared/api/lists/copy-list.ts');
  changes = await import('../../../../../shared/api/lists/list-changes.ts');
  toCart = await import('../../../../../shared/api/lists/list-to-cart.ts');
});

it.each<[string, () => Promise<unknown>, object[]]>([
  ['makes one', () => changes.createList(LIST), [NEWS]],
  ['fills one', () => changes.addToList('gl1', [{ itemNumber: 'XB1', quantity: 2 }]), [NEWS]],
  ['deletes one', () => changes.deleteLists(['gl1']), [NEWS]],
  ['copies one', () => copying.copyList({ ...LIST, listId: 'gl1', profileId: 'p1' }), [NEWS]],
  ['changes one', () => toCart.changeList({ list: LIST, items: ITEMS, removed: [] }), [NEWS]],
  [
    'saves one on its way into the cart',
    () => toCart.addSelectedToCart({ list: LIST, items: ITEMS }),
    [NEWS],
  ],
  ['adds one to the cart', () => toCart.addListToCart({ list: LIST, items: ITEMS }), []],
  ['emails one', () => changes.emailList({ listId: 'gl1', emails: 'a@example.com', message: '' }), []],
])('a call that %s tells the other tabs that their data is old', async (_, call, news) => {
  const { heard } = openOtherTab();
  answerWith(DONE);
  await call();
  expect(heard).toEqual(news);
});

it('a change whose reply is lost is reported, too', async () => {
  const { heard } = openOtherTab();
  answerWith(new TypeError('Failed to fetch'));
  await changes.deleteLists(['gl1']);
  expect(heard).toEqual([NEWS]);
});
