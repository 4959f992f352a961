import { beforeEach, expect, it, vi } from 'vitest';
import { line, openShop, refusal, type Shop } from './fake-shop.ts';
import { openPage, type Page } from './open-page.ts';
import { keepTestsApart, later } from './page-per-test.ts';

keepTestsApart({ quiet: true });

const TARGET = '/checkout/shipping';

let shop: Shop;
let page: Page;
let left: string[];

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
  left = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
});

const pageshow = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

/** Presses the button and waits for the end. */
async function press() {
  const end = page.startCheckoutFlow(TARGET);
  await later();
  return end;
}

it('sends what is typed, checks, tells the server and leaves, in this order [1 §4]', async () => {
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'left' });
  expect(shop.log).toEqual(['ci1=5', 'quarantine', 'go']);
  expect(left).toEqual([`${location.origin}${TARGET}`]);
});

it('checks out once, however often it is pressed, until the page is seen again', async () => {
  expect(page.startCheckoutFlow(TARGET)).toBe(page.startCheckoutFlow(TARGET));
  await press();
  expect(page.$checkout.get()).toBe('leaving');
  expect(shop.log).toEqual(['quarantine', 'go']);
  pageshow();
  expect(page.$checkout.get()).toBe('idle');
  await press();
  expect(shop.log.filter((entry) => entry === 'go')).toHaveLength(2);
});

it('keeps the totals in sight, and holds a change made meanwhile back', async () => {
  const hidden: boolean[] = [];
  page.$cart.listen(({ recalculating }) => hidden.push(recalculating));
  shop.answers.set('quarantine', [{ after: 50 }]);
  void page.startCheckoutFlow(TARGET);
  await later(20);
  expect([page.$checkout.get(), hidden]).toEqual(['checking', []]);
  page.setLineQuantity('ci1', 5);
  page.commitLine('ci1');
  expect(shop.log).toEqual(['quarantine']);
  await later();
  expect(shop.log).toEqual(['quarantine', 'ci1=5', 'go']);
});

it('stops at restricted items and names them in their groups [1 §4]', async () => {
  const restricted = { ciId: 'ci1', catalogRefId: 'ITEM01', displayName: 'Item 1' };
  shop.quarantine = {
    quarantine: 'true',
    restrictionProductsList: { geoRestriction: { productDetailsList: [restricted] } },
  };
  expect(await press()).toMatchObject({
    kind: 'restricted',
    groups: { discontinued: [], geography: [{ lineId: 'ci1', itemNumber: 'ITEM01', name: 'Item 1' }] },
  });
  expect([shop.log, left, page.$checkout.get()]).toEqual([['quarantine'], [], 'idle']);
});

it('stays on the cart, read again, when the check has emptied it [1 §4]', async () => {
  shop.quarantine = { quarantine: 'false', isCartEmptyCart: 'true' };
  shop.lines = [];
  expect(await press()).toEqual({ kind: 'emptied' });
  expect(page.$cart.get().cart?.lines).toEqual([]);
  expect(shop.log).toEqual(['quarantine', 'read']);
});

it('shows the server’s reason against going on as HTML [1 §8]', async () => {
  shop.answers.set('go', [refusal('Call <b>us</b>')]);
  expect(await press()).toMatchObject({ kind: 'failed', html: ['Call <b>us</b>'] });
  expect([left, page.$checkout.get()]).toEqual([[], 'idle']);
});

it.each([
  ['quarantine', 'network', { end: 'cut' as const }],
  ['quarantine', 'session', { end: 401 }],
  ['go', 'http', { end: 500 }],
])('stays on the cart when "%s" fails: %s', async (call, kind, answer) => {
  shop.answers.set(call, [answer]);
  expect(await press()).toMatchObject({ kind: 'failed', failure: { kind }, html: [] });
  expect([left, page.$session.get().ended]).toEqual([[], kind === 'session']);
});

it('asks nothing of the server while a quantity is not saved', async () => {
  shop.answers.set('=', [{ end: 403, ignored: true }]);
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'unsettled' });
  expect(shop.log).toEqual(['ci1=5']);
});

it('asks nothing of the server while a line could not be read', async () => {
  page = await openPage({ cart: { commerceItems: [line(1), { displayName: 'no id' }] } });
  await page.loadCart();
  expect(await press()).toEqual({ kind: 'unsettled' });
  expect(shop.log).toEqual([]);
});

it('stays when the page keeps the shopper here', async () => {
  document.addEventListener('cb:navigate', (event) => event.preventDefault());
  expect(await press()).toEqual({ kind: 'stayed' });
  expect([left, page.$checkout.get()]).toEqual([[], 'idle']);
});
