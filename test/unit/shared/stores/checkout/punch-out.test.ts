import { beforeEach, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const PORTAL = 'https://portal.example';

let shop: Shop;
let order: { productList: object[]; action: string; sessionId: string; redirect: string };
let page: Awaited<ReturnType<typeof open>>;
/** The forms that were sent: their targets and fields. */
let sent: [action: string | null, fields: [string, string][]][];

async function open(cart: object = shop.cart(), punchoutOrigins = [PORTAL]) {
  const opened = {
    ...(await openPage({ config: { punchoutOrigins }, cart })),
    ...(await import('../../../../../shared/stores/checkout/punch-out.ts')),
  };
  await opened.loadCart();
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2));
  order = {
    productList: [
      { sku: 'ITEM01', unitOfMeasure: 'EA', line: 1, quantity: 2, price: '10.00', description: 'Item' },
    ],
    action: 'create',
    sessionId: 's-1',
    redirect: `${PORTAL}/in`,
  };
  shop.payloads['cart/punchout-cart-details'] = () => order;
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

/** Presses 'SEND CART TO …' and waits for the end, or for the page to be on its way. */
async function press() {
  const end = page.sendCart();
  await later();
  return page.$checkout.get() === 'leaving' ? { kind: 'leaving' } : end;
}

it('sends what is typed, exports the cart and posts it to the portal [1 §4 Punch-out]', async () => {
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'leaving' });
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

it('sends it once, however often the button is pressed, until the page is shown again', async () => {
  expect(page.sendCart()).toBe(page.sendCart());
  await press();
  expect([page.$checkout.get(), sent.length, shop.log]).toEqual(['leaving', 1, ['export']]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await later();
  expect(page.$checkout.get()).toBe('idle');
  await press();
  expect(sent).toHaveLength(2);
});

it.each([
  ['another origin', 'https://evil.example/in', [PORTAL]],
  ['no origin', `${PORTAL}/in`, []],
  ['a script', 'javascript:alert(1)', [PORTAL]],
  ['the shop itself, which is not listed', '/checkout/cart', [PORTAL]],
])('posts nothing to %s [1 §4 Punch-out]', async (_, redirect, origins) => {
  page = await open(shop.cart(), origins);
  order.redirect = redirect;
  expect(await press()).toEqual({ kind: 'refused' });
  expect([sent, page.$checkout.get()]).toEqual([[], 'idle']);
});

it('posts nothing of an incomplete order', async () => {
  order.productList.push({ sku: 'ITEM02' });
  expect(await press()).toMatchObject({ kind: 'failed', failure: { kind: 'contract' } });
  expect(sent).toEqual([]);
});

it.each([
  ['business', refusal('Not now')],
  ['network', { end: 'cut' as const }],
  ['session', { end: 401 }],
])('stays on the cart if the export fails: %s', async (kind, answer) => {
  shop.answers.set('export', [answer]);
  expect(await press()).toMatchObject({ kind: 'failed', failure: { kind } });
  expect([sent, page.$session.get().ended]).toEqual([[], kind === 'session']);
});

it('sends nothing for an empty cart [1 §2 Action disabled]', async () => {
  page = await open({ commerceItems: [], isEmptyCart: true });
  expect(await press()).toEqual({ kind: 'empty' });
  expect(shop.log).toEqual([]);
});

it('sends nothing while a quantity isn’t saved', async () => {
  shop.answers.set('=', [{ end: 403, ignored: true }]);
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'unsettled' });
  expect(shop.log).toEqual(['ci1=5']);
});

it('sends a cart with lines that couldn’t be read once the shopper has been told [reliability Partial replies]', async () => {
  page = await open({ commerceItems: [{ displayName: 'no id' }] });
  await later();
  shop.log = [];
  expect(await press()).toEqual({ kind: 'unreadable' });
  expect(shop.log).toEqual([]);
  void page.sendCart({ incomplete: true });
  await later();
  expect([shop.log, sent.length]).toEqual([['export'], 1]);
});

it('stays if the page keeps the shopper, who can send it again', async () => {
  document.addEventListener('cb:navigate', (event) => event.preventDefault(), { once: true });
  expect(await press()).toEqual({ kind: 'stayed' });
  expect([sent, page.$checkout.get()]).toEqual([[], 'idle']);
  expect(await press()).toEqual({ kind: 'leaving' });
});

it('works again at once if the page’s policy forbids the form post [reliability Stuck move]', async () => {
  const end = page.sendCart();
  await later();
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' }),
  );
  await later();
  expect(page.$checkout.get()).toBe('leaving');
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'form-action' }),
  );
  expect([await end, page.$checkout.get()]).toEqual([{ kind: 'stranded' }, 'idle']);
});
