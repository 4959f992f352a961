import { beforeEach, expect, it, vi } from 'vitest';
import type { Quarantine } from '../../../../../shared/api/checkout/checkout.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, row, type Shop } from '../../../support/shop.ts';
import { dataLayerEntries, later, openPage } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

type Groups = Quarantine['groups'];

const NONE: Groups = { discontinued: [], users: [], schools: [], geography: [] };

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;
let left: string[];

const item = (number: number) => ({ lineId: `ci${number}`, itemNumber: `ITEM0${number}`, name: 'Item' });

async function open(profile: object = {}, cart: object = shop.cart()) {
  const opened = {
    ...(await openPage({ profile, cart })),
  };
  await opened.loadCart();
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2), line(3));
  page = await open();
  left = [];
  vi.spyOn(location, 'assign').mockImplementation((url) => void left.push(String(url)));
});

/** Presses 'REMOVE ITEMS & CONTINUE' and waits for the end, or for the page to be on its way. */
async function press(groups: Partial<Groups>) {
  const end = page.checkOutWithout({ ...NONE, ...groups });
  await later();
  return page.$checkout.get() === 'leaving' ? { kind: 'leaving' } : end;
}

it.each([true, false])(
  'removes the items, tells the server and goes on; the reply has the cart: %s [1 §4 Restricted removal]',
  async (repliesWithCart) => {
    shop.repliesWithCart = repliesWithCart;
    expect(await press({ schools: [item(1)], users: [item(2)] })).toEqual({ kind: 'leaving' });
    expect(shop.log.filter((entry) => entry !== 'read')).toEqual(['drop ci2,ci1', 'go']);
    expect(left).toEqual([`${location.origin}/checkout/shipping?qr=true`]);
    expect(page.$notices.get()).toEqual([]);
    expect(dataLayerEntries('cart_updated')).toHaveLength(1);
  },
);

it.each<[string, object, Partial<Groups>, string]>([
  ['a guest, discontinued', { transient: true }, { discontinued: [item(1)] }, '/checkout/login?qr=true'],
  ['a guest, geography', { transient: true }, { geography: [item(1)] }, '/checkout/login?qr=true'],
  ['a guest, schools', { transient: true }, { schools: [item(1)] }, '/checkout/shipping?qr=true'],
  ['a guest, users', { transient: true }, { users: [item(1)] }, '/checkout/shipping?qr=true'],
  ['a member, discontinued', {}, { discontinued: [item(1)] }, '/checkout/shipping?qr=true'],
  ['userType 3, geography', { userType: 3 }, { geography: [item(1)] }, '/checkout/int/save?qr=true'],
  ['site type 3, schools', { siteType: 3 }, { schools: [item(1)] }, '/checkout/int/save?qr=true'],
])(
  'goes on to the target for %s [1 §2 Checkout targets, §4 Restricted removal]',
  async (_, profile, groups, target) => {
    page = await open(profile);
    await press(groups);
    expect(left).toEqual([`${location.origin}${target}`]);
  },
);

it('stays on the cart if nothing is left in it [1 §4 Restricted removal]', async () => {
  expect(await press({ schools: [item(1), item(2), item(3)] })).toEqual({ kind: 'emptied' });
  expect([shop.log, left, page.$checkout.get()]).toEqual([['drop ci1,ci2,ci3'], [], 'idle']);
});

it('finds the lines of an item that is known only by its number', async () => {
  shop.lines.push({ ...line(1), id: 'ci9' });
  page = await open();
  await press({ schools: [{ itemNumber: 'ITEM01', name: 'Item' }, item(2)], geography: [item(2)] });
  expect(shop.log).toEqual(['drop ci1,ci9,ci2', 'go']);
});

it('reads the cart and goes on if the items aren’t in it any more', async () => {
  await press({ schools: [{ itemNumber: 'GONE01', name: 'Item' }] });
  expect([shop.log, left.length]).toEqual([['read', 'go'], 1]);
});

it('sends what is typed first, and stays while it isn’t saved', async () => {
  shop.answers.set('=', [{}, { end: 403, ignored: true }]);
  page.setLineQuantity('ci3', 5);
  await press({ schools: [item(1)] });
  expect(shop.log).toEqual(['ci3=5', 'drop ci1', 'go']);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await later();
  page.setLineQuantity('ci3', 6);
  expect(await press({ schools: [item(2)] })).toEqual({ kind: 'unsettled' });
});

it('goes on once, however often the button is pressed', async () => {
  const groups = { ...NONE, schools: [item(1)] };
  expect(page.checkOutWithout(groups)).toBe(page.checkOutWithout(groups));
  await later();
  expect([shop.log, left.length, page.$checkout.get()]).toEqual([['drop ci1', 'go'], 1, 'leaving']);
});

it('stays if the items couldn’t be removed', async () => {
  shop.answers.set('drop', [{ end: 403, ignored: true }]);
  expect(await press({ schools: [item(1)] })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'forbidden' },
  });
  expect([shop.log, left, page.$checkout.get()]).toEqual([['drop ci1'], [], 'idle']);
});

it.each([
  ['leaving', false],
  ['failed', true],
])('reads the cart if the reply was lost, and then has %s', async (kind, ignored) => {
  shop.answers.set('drop', [{ end: 'cut', ignored }]);
  expect((await press({ schools: [item(1)] })).kind).toBe(kind);
});

it('stays if it’s unknown what is left', async () => {
  shop.repliesWithCart = false;
  shop.answers.set('read', [{ end: 403 }]);
  expect(await press({ schools: [item(1)] })).toMatchObject({
    kind: 'failed',
    failure: { kind: 'forbidden' },
  });
  expect(left).toEqual([]);
});

it('shows the server’s reason for refusing checkout as HTML [1 §8 Checkout]', async () => {
  shop.answers.set('go', [refusal('Call <b>us</b>')]);
  expect(await press({ schools: [item(1)] })).toMatchObject({ kind: 'failed', html: ['Call <b>us</b>'] });
});

it('goes on with lines that couldn’t be read, about which the shopper has been told [reliability Partial replies]', async () => {
  const commerceItems = [row(1), { ...row(2), displayName: '' }];
  shop.answers.set('drop', [{ body: { cartDetails: { commerceItems: commerceItems.slice(1) } } }]);
  page = await open({}, { commerceItems });
  expect(await press({ schools: [item(1)] })).toEqual({ kind: 'leaving' });
});

it('keeps the server’s message about the removal [1 §8 Checkout]', async () => {
  shop.answers.set('drop', [refusal('These are <b>locked</b>')]);
  expect(await press({ schools: [item(1)] })).toMatchObject({
    kind: 'failed',
    html: ['These are <b>locked</b>'],
  });
});
