import { beforeEach, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, row, type Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

keepTestsApart();

let shop: Shop;

beforeEach(() => {
  shop = openShop(line(1, 3));
});

it('knows what the server says, once it has been read [1 §2 Mini-cart]', async () => {
  const { $cartCount, verifyCartCount } = await openPage({ profile: { miniCartCount: '8' } });
  const seen: (number | null)[] = [];
  $cartCount.subscribe((count) => seen.push(count));
  void verifyCartCount();
  await later();
  expect(seen).toEqual([null, 3]);
});

it('shows nothing while the count is unknown, and keeps it when a read fails', async () => {
  const { $cartCount, verifyCartCount, $session } = await openPage();
  expect($cartCount.get()).toBeNull();
  void verifyCartCount();
  await later();
  shop.answers.set('count', [{ end: 401 }]);
  void verifyCartCount();
  await later();
  expect($cartCount.get()).toBe(3);
  expect($session.get().ended).toBe(true);
});

it('never lets a late reply win [reliability Late replies]', async () => {
  const { $cartCount, verifyCartCount } = await openPage();
  shop.answers.set('count', [{ after: 80 }, { after: 10 }]);
  void verifyCartCount();
  shop.lines[0] = line(1, 5);
  void verifyCartCount();
  await later();
  expect($cartCount.get()).toBe(5);
});

it('follows the cart once it’s on the page, and reads no more', async () => {
  const { $cartCount, verifyCartCount, loadCart } = await openPage();
  shop.answers.set('count', [{ after: 80 }]);
  void verifyCartCount();
  shop.lines[0] = line(1, 5);
  void loadCart();
  await later();
  expect($cartCount.get()).toBe(5);
  void verifyCartCount();
  await later();
  expect(shop.log).toEqual(['count', 'read']);
});

it('stays the server’s while rows of the cart can’t be read [reliability Partial replies]', async () => {
  const { $cartCount, loadCart, refreshCart } = await openPage();
  const told: number[] = [];
  document.addEventListener('cb:cart-updated', (event) => told.push((event as CustomEvent).detail.count));
  shop.answers.set('read', [{ body: { commerceItems: [row(1), { displayName: 'no id' }] } }]);
  void loadCart();
  await later();
  expect([$cartCount.get(), told]).toEqual([3, [3]]);
  expect(shop.log).toEqual(['read', 'count']);
  shop.lines[0] = line(1, 5);
  void refreshCart();
  await later();
  expect([$cartCount.get(), told]).toEqual([5, [3, 5]]);
  expect(shop.log).toEqual(['read', 'count', 'read']);
});
