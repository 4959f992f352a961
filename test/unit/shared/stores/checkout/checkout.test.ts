import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckoutOutcome } from '../../../../../shared/stores/checkout/checkout.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, row, type Shop } from '../../../support/shop.ts';
import { hiddenTotals, later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const TARGET = '/checkout/shipping';

const TEXTS = { unsettled: '', stranded: '', notOrderable: '', emptied: '', failed: '' };

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

/** Presses the button and waits for the end, or for the page to be on its way. */
async function press() {
  const end = page.checkOut(TARGET);
  await later();
  return page.$checkout.get() === 'leaving' ? { kind: 'leaving' } : end;
}

it('sends what is typed, checks, tells the server and leaves, in this order [1 §4 Checkout]', async () => {
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'leaving' });
  expect(shop.log).toEqual(['ci1=5', 'quarantine', 'go']);
  expect(left).toEqual([`${location.origin}${TARGET}`]);
});

it.each(['', 'true', '"success"', '<p>Thank you.</p>'])(
  'leaves if the server replies to its start with %j [wire Writes]',
  async (body) => {
    shop.answers.set('go', [{ body }]);
    expect(await press()).toEqual({ kind: 'leaving' });
    expect(left).toEqual([`${location.origin}${TARGET}`]);
  },
);

it('checks out once, however often the button is pressed, until the page is shown again', async () => {
  expect(page.checkOut(TARGET)).toBe(page.checkOut(TARGET));
  await press();
  expect(page.$checkout.get()).toBe('leaving');
  expect(shop.log).toEqual(['quarantine', 'go']);
  pageshow();
  await later();
  expect(page.$checkout.get()).toBe('idle');
  await press();
  expect(shop.log.filter((entry) => entry === 'go')).toHaveLength(2);
});

it('keeps the totals visible, and holds back a change made in the meantime', async () => {
  const hidden = hiddenTotals(page);
  shop.answers.set('quarantine', [{ after: 50 }]);
  void page.checkOut(TARGET);
  await later(20);
  expect([page.$checkout.get(), hidden]).toEqual(['checking', []]);
  page.setLineQuantity('ci1', 5);
  page.commitLine('ci1');
  expect(shop.log).toEqual(['quarantine']);
  await later();
  expect(shop.log).toEqual(['quarantine', 'ci1=5', 'go']);
});

it('stops at restricted items and names them in their groups [1 §4 Checkout]', async () => {
  shop.session.cart.zipCode = '94110';
  Object.assign(shop.products.get('ITEM01') ?? {}, { notShippedTo: ['CA'] });
  expect(await press()).toMatchObject({
    kind: 'restricted',
    groups: { discontinued: [], geography: [{ lineId: 'ci1', itemNumber: 'ITEM01', name: 'Item 1' }] },
  });
  expect([shop.log, left, page.$checkout.get()]).toEqual([['quarantine'], [], 'idle']);
});

it('names a restricted item that has only a line id after its line [wire Restricted items]', async () => {
  shop.payloads['cart/quarantine'] = () => ({
    quarantine: 'true',
    restrictionProductsList: { geoRestriction: { productDetailsList: [{ ciId: 'ci2' }] } },
  });
  expect(await press()).toMatchObject({
    kind: 'restricted',
    groups: { geography: [{ lineId: 'ci2', itemNumber: 'ITEM02', name: 'Item 2' }] },
  });
});

it.each(['true', 'false'])(
  'stops if a restricted item can’t be read, with quarantine %j, and says so [wire Restricted items]',
  async (quarantine) => {
    shop.payloads['cart/quarantine'] = () => ({
      quarantine,
      restrictionProductsList: {
        geoRestriction: { productDetailsList: [{ ciId: 'ci2' }, { displayName: 'A frog' }] },
      },
    });
    const outcome = await press();
    expect(outcome).toMatchObject({ kind: 'unnamed' });
    expect([shop.log, left]).toEqual([['quarantine'], []]);
    const { explainCheckout } = await import('../../../../../shared/stores/checkout/explain-checkout.ts');
    expect(explainCheckout(outcome as CheckoutOutcome, TEXTS)).toEqual({
      kind: 'text',
      lines: [expect.stringContaining('we couldn’t read which ones'), 'They include: Item 2'],
    });
  },
);

it('stays on the cart, read again, if the check has emptied it [1 §4 Checkout]', async () => {
  shop.lines = [];
  expect(await press()).toEqual({ kind: 'emptied' });
  expect(page.$cart.get().cart?.lines).toEqual([]);
  expect(shop.log).toEqual(['quarantine', 'read']);
});

it('shows the server’s reason for refusing checkout as HTML [1 §8 Checkout]', async () => {
  shop.answers.set('go', [refusal('Call <b>us</b>')]);
  expect(await press()).toMatchObject({ kind: 'failed', html: ['Call <b>us</b>'] });
  expect([left, page.$checkout.get()]).toEqual([[], 'idle']);
});

it('leaves the server’s messages unchanged, without empty ones [1 §8 Checkout, wire Errors]', async () => {
  const errorMessage = [{ message: '<p>&nbsp;</p>' }, { message: '<b>Call</b>\nus' }];
  shop.answers.set('quarantine', [{ ignored: true, body: { result: 'error', errorMessage } }]);
  expect(await press()).toMatchObject({ kind: 'failed', html: ['<b>Call</b>\nus'] });
});

it.each([
  ['quarantine', 'network', { end: 'cut' as const }],
  ['quarantine', 'session', { end: 401 }],
  ['go', 'http', { end: 500 }],
])('stays on the cart if "%s" fails: %s', async (call, kind, answer) => {
  shop.answers.set(call, [answer]);
  expect(await press()).toMatchObject({ kind: 'failed', failure: { kind }, html: [] });
  expect([left, page.$session.get().ended]).toEqual([[], kind === 'session']);
});

it('sends nothing while a quantity isn’t saved', async () => {
  shop.answers.set('=', [{ end: 403, ignored: true }]);
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'unsettled' });
  expect(shop.log).toEqual(['ci1=5']);
});

it('sends nothing while a field has no valid quantity [1 §4 Quantity 0]', async () => {
  const answer = page.askAtLine('ci2');
  page.setLineQuantity('ci1', 5);
  expect(await press()).toEqual({ kind: 'unanswered', lineId: 'ci2' });
  expect(await page.checkOutWithout({ discontinued: [], users: [], schools: [], geography: [] })).toEqual({
    kind: 'unanswered',
    lineId: 'ci2',
  });
  expect(shop.log).toEqual(['ci1=5']);
  answer();
  expect(await press()).toEqual({ kind: 'leaving' });
});

it('sends nothing while a line couldn’t be read, until the shopper decides to go on [reliability Partial replies]', async () => {
  page = await openPage({ cart: { commerceItems: [row(1), { displayName: 'no id' }] } });
  await page.loadCart();
  await later();
  shop.log = [];
  expect(await press()).toEqual({ kind: 'unreadable' });
  expect(shop.log).toEqual([]);
  void page.checkOut(TARGET, { incomplete: true });
  await later();
  expect([shop.log, page.$checkout.get()]).toEqual([['quarantine', 'go'], 'leaving']);
});

it('stays if the page keeps the shopper', async () => {
  document.addEventListener('cb:navigate', (event) => event.preventDefault());
  expect(await press()).toEqual({ kind: 'stayed' });
  expect([left, page.$checkout.get()]).toEqual([[], 'idle']);
});

it('works again after 10 s if the next page doesn’t arrive, and says so [reliability Stuck move]', async () => {
  const end = page.checkOut(TARGET);
  await later(10_000);
  expect(page.$checkout.get()).toBe('leaving');
  await later();
  expect([await end, page.$checkout.get()]).toEqual([{ kind: 'stranded' }, 'idle']);
  const again = page.checkOut(TARGET);
  await later(11_000);
  expect([await again, left.length]).toEqual([{ kind: 'stranded' }, 2]);
});

it('works again at once if the browser reports that the move was stopped [reliability Stuck move]', async () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const end = page.checkOut(TARGET);
  await later();
  navigation.dispatchEvent(new Event('navigateerror'));
  expect(await end).toEqual({ kind: 'stranded' });
});

it('works again if leaving throws [reliability Stuck move]', async () => {
  vi.spyOn(location, 'assign').mockImplementationOnce(() => {
    throw new DOMException('sandboxed', 'SecurityError');
  });
  const end = page.checkOut(TARGET).catch((error) => error.name);
  await later();
  expect([await end, page.$checkout.get()]).toEqual(['SecurityError', 'idle']);
  expect(await press()).toEqual({ kind: 'leaving' });
});

it('stays busy while the page is in the back/forward cache [reliability Stuck move, reliability Back button]', async () => {
  const end = page.checkOut(TARGET);
  await later();
  window.dispatchEvent(new Event('pagehide'));
  await later(20_000);
  expect(page.$checkout.get()).toBe('leaving');
  pageshow();
  expect(await end).toEqual({ kind: 'left' });
});
