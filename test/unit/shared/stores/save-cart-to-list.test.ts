import { beforeEach, expect, it } from 'vitest';
import { openServices, type Services } from './cart-services.ts';
import { line, openShop, refusal, type Shop } from './fake-shop.ts';
import { openPage } from './open-page.ts';
import { keepTestsApart, later } from './page-per-test.ts';

keepTestsApart({ quiet: true });

const SPRING = { name: 'Spring term', description: 'Biology, grade 9' };

let shop: Shop;
let services: Services;
let page: Awaited<ReturnType<typeof open>>;

async function open(cart: object = shop.cart()) {
  const opened = {
    ...(await openPage({ cart })),
    ...(await import('../../../../shared/stores/save-cart-to-list.ts')),
  };
  await opened.loadCart();
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2, 7));
  services = openServices(shop);
  page = await open();
});

/** Presses Save and waits for the end. */
async function save(details = SPRING) {
  const end = page.saveCartToList(details);
  await later();
  return end;
}

it('makes a list and puts every item into it with its quantity [1 §2]', async () => {
  expect(await save()).toEqual({ ok: true, value: null });
  expect(services.lists).toEqual([
    {
      ...SPRING,
      id: 'gl1',
      items: [
        { productId: 'ITEM01', quantity: 2 },
        { productId: 'ITEM02', quantity: 7 },
      ],
    },
  ]);
});

it('counts an item on two lines together', async () => {
  page = await open({ commerceItems: [line(1), { ...line(1, 3), commerceId: 'ci9' }] });
  await save();
  expect(services.lists[0]?.items).toEqual([{ productId: 'ITEM01', quantity: 5 }]);
});

it('cuts name and description at 40 and 120 characters [1 §9]', async () => {
  await save({ name: ` ${'n'.repeat(41)}`, description: 'd'.repeat(121) });
  expect(services.lists[0]).toMatchObject({ name: 'n'.repeat(40), description: 'd'.repeat(120) });
});

it('sends what is typed first, and saves nothing while that is not saved', async () => {
  page.setLineQuantity('ci1', 5);
  await save();
  expect(shop.log).toEqual(['ci1=5', 'list Spring term', 'fill gl1']);
  shop.answers.set('=', [{ end: 403, ignored: true }]);
  page.setLineQuantity('ci1', 6);
  expect(await save()).toMatchObject({ ok: false, at: 'unsettled' });
  expect(services.lists).toHaveLength(1);
});

it.each([
  ['an empty cart', { commerceItems: [], isEmptyCart: true }, SPRING],
  ['a cart with a line that could not be read', { commerceItems: [line(1), {}] }, SPRING],
  ['a list without a name', { commerceItems: [line(1)] }, { name: ' ', description: '' }],
])('asks nothing of the server for %s', async (_, cart, details) => {
  page = await open(cart);
  expect(await save(details)).toMatchObject({ ok: false, at: 'unsettled', failure: { kind: 'refused' } });
  expect(shop.log).toEqual([]);
});

it('makes one list, however often it is pressed', async () => {
  expect(page.saveCartToList(SPRING)).toBe(page.saveCartToList(SPRING));
  await later();
  expect(shop.log).toEqual(['list Spring term', 'fill gl1']);
});

it('gives the reason when no list was made', async () => {
  shop.answers.set('list', [refusal('You have a list of that name.')]);
  expect(await save()).toMatchObject({
    ok: false,
    at: 'list',
    failure: { kind: 'business', messages: [{ message: 'You have a list of that name.' }] },
  });
  expect(shop.log).toEqual(['list Spring term']);
});

it('says that the list was made and is empty, and goes on with it the next time', async () => {
  shop.answers.set('fill', [{ end: 403, ignored: true }]);
  expect(await save()).toMatchObject({ ok: false, at: 'items', failure: { kind: 'forbidden' } });
  expect(await save()).toEqual({ ok: true, value: null });
  expect(shop.log).toEqual(['list Spring term', 'fill gl1', 'fill gl1']);
});

it('makes another list under another name, and after one that was filled', async () => {
  shop.answers.set('fill', [{ end: 403, ignored: true }]);
  await save();
  await save({ ...SPRING, name: 'Fall term' });
  await save({ ...SPRING, name: 'Fall term' });
  expect(services.lists.map(({ name }) => name)).toEqual(['Spring term', 'Fall term', 'Fall term']);
});

it('notes an ended session', async () => {
  shop.answers.set('list', [{ end: 401 }]);
  expect(await save()).toMatchObject({ ok: false, failure: { kind: 'session' } });
  expect(page.$session.get().ended).toBe(true);
});
