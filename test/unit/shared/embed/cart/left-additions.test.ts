/** Items that a script of the page adds while the page is left. */
import { expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';
import { kept, leave, openNextPage } from '../../stores/left-writes/next-page.ts';

keepTestsApart({ quiet: true });

const ADD = { kind: 'add', items: [{ itemNumber: 'ITEM05', quantity: 3 }], had: { ITEM01: 2 } };

it('are kept for the next page until they have ended [reliability Left page, embedding Cart actions]', async () => {
  const shop = openShop(line(1));
  shop.answers.set('+', [{ after: 3000 }]);
  await openPage();
  const { addItems } = await import('../../../../../shared/embed/cart/cart-actions.ts');
  const adding = addItems([{ itemNumber: 'item05', quantity: 3 }]);
  await later(1000);
  expect(JSON.parse(kept() ?? '{}').writes).toMatchObject([{ write: ADD }]);
  await later(5000);
  expect([(await adding).added.length, kept()]).toEqual([1, null]);
});

it('are reported on the next page once they are in the cart [reliability Left page]', async () => {
  const shop = openShop(line(1));
  leave(ADD);
  const page = await openNextPage(shop);
  const told = () => page.$notices.get().map(({ text }) => text);
  expect(told()).toEqual(['Checking whether your items were added to your cart…']);
  shop.lines = [...shop.lines, line(5, 3)];
  await later(1000);
  expect([told(), kept()]).toEqual([['1 item was added to your cart.'], null]);
});

it('are reported if they aren’t there after 20 s, and the cart page offers to add them [reliability Left page]', async () => {
  const shop = openShop(line(1));
  leave(ADD);
  const page = await openNextPage(shop);
  document.body.append(document.createElement('cb-cart-page'));
  await later(25_000);
  expect(page.$notices.get()).toMatchObject([
    { text: '1 item wasn’t added to your cart.', action: { label: 'Retry' } },
  ]);
  void page.$notices.get()[0]?.action?.onPress();
  await later(2000);
  expect(page.$notices.get().map(({ text }) => text)).toEqual(['1 item was added to your cart.']);
  expect(shop.lines.find(({ itemNumber }) => itemNumber === 'ITEM05')?.quantity).toBe(3);
});
