import { beforeEach, expect, it, vi } from 'vitest';
import { openServices, type Services } from './cart-services.ts';
import { line, openShop, refusal, type Shop } from './fake-shop.ts';
import { openPage } from './open-page.ts';
import { keepTestsApart, later } from './page-per-test.ts';

keepTestsApart({ quiet: true });

const PORTAL = 'https://portal.example';

let shop: Shop;
let services: Services;
let page: Awaited<ReturnType<typeof open>>;
/** The forms that were sent: where to, and what. */
let sent: [action: string | null, fields: [string, string][]][];

async function open(cart: object = shop.cart(), punchoutOrigins = [PORTAL]) {
  const opened = {
    ...(await openPage({ config: { punchoutOrigins }, cart })),
    ...(await import('../../../../shared/stores/punch-out.ts')),
  };
  await opened.loadCart();
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  services = openServices(shop);
  page = await open();
  sent = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...this.querySelectorAll('input')].map(({ name, value }): [string, string] => [
      name,
      value,
    ]);
    sent.push([this.getAttribute('action'), fields]);
  });
});

/** Presses 'SEND CART TO …' and waits for the end. */
async function press() {
  const end = page.sendCart();
  await later();
  return end;
}

it('sends what is typed, has the cart exported and posts it to the portal [1 §4, Punch-out]', async () => {
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'left' });
  expect(shop.log).toEqual(['ci1=5', 'export']);
  expect(sent).toEqual([
    [
      `${PORTAL}/in`,
      [
        ['sessionId', 's-1'],
        ['action', 'create'],
        ['sku', 'ITEM01'],
        ['unitOfMeasure', 'EA'],
        ['line', '1'],
        ['quantity', '2'],
        ['price', '10.00'],
        ['description', 'Item'],
        ['UNSPSC', ''],
        ['manufacturerName', ''],
      ],
    ],
  ]);
});

it('sends it once, however often it is pressed, until the page is seen again', async () => {
  expect(page.sendCart()).toBe(page.sendCart());
  await press();
  expect([page.$checkout.get(), sent.length, shop.log]).toEqual(['leaving', 1, ['export']]);
  window.dispatchEvent(new Event('pageshow'));
  expect(page.$checkout.get()).toBe('idle');
  await press();
  expect(sent).toHaveLength(2);
});

it.each([
  ['another origin', 'https://evil.example/in', [PORTAL]],
  ['no origin', `${PORTAL}/in`, []],
  ['a script', 'javascript:alert(1)', [PORTAL]],
  ['the shop itself, which is not listed', '/checkout/cart', [PORTAL]],
])('posts nothing to %s [1 §4, Punch-out]', async (_, redirect, origins) => {
  page = await open(shop.cart(), origins);
  services.order.redirect = redirect;
  expect(await press()).toEqual({ kind: 'refused' });
  expect([sent, page.$checkout.get()]).toEqual([[], 'idle']);
});

it('posts nothing of an order that is not whole', async () => {
  services.order.productList.push({ sku: 'ITEM02' });
  expect(await press()).toMatchObject({ kind: 'failed', failure: { kind: 'contract' } });
  expect(sent).toEqual([]);
});

it.each([
  ['business', refusal('Not now')],
  ['network', { end: 'cut' as const }],
  ['session', { end: 401 }],
])('stays on the cart when the export fails: %s', async (kind, answer) => {
  shop.answers.set('export', [answer]);
  expect(await press()).toMatchObject({ kind: 'failed', failure: { kind } });
  expect([sent, page.$session.get().ended]).toEqual([[], kind === 'session']);
});

it('asks nothing of the server for an empty cart [1 §2]', async () => {
  page = await open({ commerceItems: [], isEmptyCart: true });
  expect(await press()).toEqual({ kind: 'empty' });
  expect(shop.log).toEqual([]);
});

it('asks nothing of the server while a quantity is not saved or a line could not be read', async () => {
  shop.answers.set('=', [{ end: 403, ignored: true }]);
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'unsettled' });
  page = await open({ commerceItems: [line(1), { displayName: 'no id' }] });
  expect(await press()).toEqual({ kind: 'unsettled' });
  expect(shop.log).toEqual(['ci1=5']);
});

it('stays when the page keeps the shopper here, who may send again', async () => {
  document.addEventListener('cb:navigate', (event) => event.preventDefault(), { once: true });
  expect(await press()).toEqual({ kind: 'stayed' });
  expect([sent, page.$checkout.get()]).toEqual([[], 'idle']);
  expect(await press()).toEqual({ kind: 'left' });
});
