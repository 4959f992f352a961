/** A code that is applied or removed a second time: a broken proxy may have repeated the reply to the first. */
import { beforeEach, expect, it } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { CONFLICT, line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { later, openCartPage } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

const open = () =>
  openCartPage(shop, () => import('../../../../../../shared/stores/cart/writes/promotion-writes.ts'));

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  page = await open();
});

const code = () => page.$cart.get().cart?.charges.promotionId;

/** Waits for the end of an attempt. @returns its kind */
async function end(attempt: Promise<{ kind: string }>, ms = 100): Promise<string> {
  await later(ms);
  return (await attempt).kind;
}

it('is applied and removed again, and the cart is read to be sure [reliability Old replies]', async () => {
  for (const log of [
    ['code LIVING5', 'uncode LIVING5'],
    ['code LIVING5', 'read', 'uncode LIVING5', 'read'],
  ]) {
    shop.log = [];
    expect(await end(page.applyPromotion('LIVING5'))).toBe('applied');
    expect(code()).toBe('LIVING5');
    expect(await end(page.removePromotion())).toBe('removed');
    expect([shop.log, code()]).toEqual([log, undefined]);
  }
});

it.each(['LIVING5', 'living5'])('stays applied if %s is typed again [1 §4 Promotion]', async (typed) => {
  expect(await end(page.applyPromotion(typed))).toBe('applied');
  expect(await end(page.applyPromotion(typed))).toBe('applied');
  expect(code()).toBe('LIVING5');
});

it('isn’t taken for a repeated reply if the cart didn’t show the first one', async () => {
  const cartDetails = shop.cart();
  shop.answers.set('code', [{ ignored: true, body: { cartDetails } }]);
  expect(await end(page.applyPromotion('LIVING5'))).toBe('applied');
  expect(await end(page.applyPromotion('LIVING5'))).toBe('applied');
  expect(shop.log).toEqual(['code LIVING5', 'code LIVING5']);
});

it('isn’t taken for a repeated reply if the cart couldn’t be read after the first one', async () => {
  shop.repliesWithCart = false;
  shop.answers.set('read', Array(9).fill({ end: 500 }));
  expect(await end(page.applyPromotion('LIVING5'), 30_000)).toBe('applied');
  shop.repliesWithCart = true;
  shop.answers.clear();
  shop.log = [];
  expect(await end(page.applyPromotion('LIVING5'))).toBe('applied');
  expect(shop.log).toEqual(['code LIVING5']);
});

it('isn’t called applied if its reply was lost and the cart has the code from before [reliability Lost reply]', async () => {
  shop.session.cart.promotionCode = 'LIVING5';
  page = await open();
  shop.answers.set('code', [{ end: 'cut', ignored: true }]);
  expect(await end(page.applyPromotion('SCIENCE10'))).toBe('failed');
  expect(code()).toBe('LIVING5');
});

it('isn’t called applied because somebody else applied another code at the same time', async () => {
  shop.session.cart.promotionCode = 'SCIENCE10';
  shop.answers.set('code', [CONFLICT]);
  expect(await end(page.applyPromotion('LIVING5'))).toBe('failed');
  expect(code()).toBe('SCIENCE10');
});

it('isn’t called applied if the shop refuses it [1 §8 Promotion]', async () => {
  shop.session.cart.promotionCode = 'SCIENCE10';
  page = await open();
  shop.answers.set('code', [refusal('Not this one')]);
  expect(await end(page.applyPromotion('LIVING5'))).toBe('failed');
});
