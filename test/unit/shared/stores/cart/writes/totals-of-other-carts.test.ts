/** Estimates that end while another cart is shown, that leave something out, or that change nothing. */
import { beforeEach, expect, it } from 'vitest';
import { permissionsFor } from '../../../../../../shared/domain/permissions.ts';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { later, openCartPage } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;
let hideTotals: () => void;

const open = () => openCartPage(shop, () => import('../../../../../../shared/stores/cart/writes/totals.ts'));

/** Shows totals in one more part of the page. @returns hides them there */
const showTotals = () => page.followTotals(permissionsFor(page.$session.get().visitor, 'standard'));

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  shop.session.cart.zipCode = '27215';
  page = await open();
  hideTotals = showTotals();
  await later();
  shop.log = [];
});

/** Presses the button and waits for the end. */
async function estimate(zipCode: string) {
  const end = page.estimateShipping(zipCode);
  await later();
  return end;
}

it('is requested once, however many parts of the page show totals [1 §4 Recalculation]', async () => {
  showTotals();
  await later();
  expect(shop.log).toEqual([]);
});

it('isn’t repeated after a change once nothing shows totals any more', async () => {
  hideTotals();
  expect(await estimate('27215')).toEqual({ kind: 'estimated' });
  expect(shop.log).toEqual(['zip 27215']);
  void page.removeLine('ci1');
  await later();
  expect(shop.log).toEqual(['zip 27215', '-ci1']);
});

it('leaves the cart alone if its zip code is the known one', async () => {
  const before = page.$cart.get().cart;
  await estimate('27215');
  expect(page.$cart.get().cart).toBe(before);
});

it('shows the zip code as the shop writes it [1 §4 Estimate]', async () => {
  shop.payloads['cart/zipCodeValidation'] = () => ({ zipCode: '27215-0001', shipping: 9 });
  await estimate('27215');
  expect(page.currentTotals()).toMatchObject({ phase: 'ready', zipCode: '27215-0001' });
});

it('shows the zip code that was typed if the shop doesn’t repeat it', async () => {
  shop.payloads['cart/zipCodeValidation'] = () => ({ shipping: 9 });
  await estimate('99501');
  expect(page.currentTotals()).toMatchObject({ zipCode: '99501', totals: { shipping: 9 } });
});

it('keeps the cart’s own amounts where it has none', async () => {
  shop.session.cart.promotionCode = 'LIVING5';
  await Promise.all([page.refreshCart(), later()]);
  const { promotionId } = page.currentTotals().totals;
  shop.payloads['cart/zipCodeValidation'] = () => ({ zipCode: '27215', shipping: 9 });
  await estimate('27215');
  expect(page.currentTotals().totals).toMatchObject({ promotionId, shipping: 9 });
  expect(promotionId).toBe('LIVING5');
});

it('that fails says nothing about a cart that is shown by then', async () => {
  shop.answers.set('zip', [{ after: 200, end: 500 }, { after: 200 }]);
  void page.removeLine('ci1');
  await later(50);
  shop.lines = [line(2, 7)];
  void page.refreshCart();
  await later(200);
  expect(page.currentTotals()).toMatchObject({ phase: 'loading', failure: null });
  await later(200);
  expect(page.currentTotals()).toMatchObject({ phase: 'ready', failure: null });
});

it('shows only the first of the shop’s messages [1 §8 Estimate]', async () => {
  shop.answers.set('zip', [refusal('One\nTwo')]);
  expect(await estimate('99501')).toMatchObject({ text: 'One\nPlease add at least one item in cart' });
});
