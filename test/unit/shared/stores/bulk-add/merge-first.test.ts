import { expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { leaveAfter, openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

it('adds nothing before the shopper has decided between two carts, and then adds to the chosen one [picker Merge]', async () => {
  const shop = openShop(line(1));
  shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
  const page = {
    ...(await openBulkPage({ profile: { mergeOrderFlag: '1' }, cart: shop.cart() })),
    ...(await import('../../../../../shared/stores/account/cart-merge.ts')),
  };
  void page.startBulkAdd({ source: 'test', rows: rowsOf([2, 5]) });
  await later(1000);
  expect(page.$merge.get().phase).toBe('offered');
  expect(shop.log.filter((entry) => entry.includes('+'))).toEqual([]);
  void page.chooseCart('previousCart');
  await untilIdle(page);
  expect(shop.log.filter((entry) => /\+|merge/.test(entry))).toEqual(['merge previousCart', '+ITEM02*5']);
  expect(pieces(shop)).toEqual({ ITEM03: 4, ITEM02: 5 });
});

it('compares an earlier page’s rows with the cart before the shopper has decided [picker Merge, journal Restored]', async () => {
  const shop = openShop();
  await leaveAfter(15, rowsOf([1, 1], [2, 1]));
  shop.session.earlierCart = { lines: [line(3, 4)], notices: [] };
  const page = await openBulkPage({ profile: { mergeOrderFlag: '1' }, cart: shop.cart() });
  page.restoreBulkAdd('220022');
  await later(1000);
  expect(states(page)).toEqual(['added', 'waiting']);
});
