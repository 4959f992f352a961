import { beforeEach, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, row, type Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const SPRING = { name: 'Spring term', description: 'Biology, grade 9' };

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

async function open(cart: object = shop.cart()) {
  const opened = {
    ...(await openPage({ cart })),
    ...(await import('../../../../../shared/stores/lists/save-cart-to-list.ts')),
  };
  await opened.loadCart();
  return opened;
}

beforeEach(async () => {
  shop = openShop(line(1), line(2, 7));
  page = await open();
});

/** The lists that were created, oldest first. */
const lists = () =>
  shop.session.lists.toReversed().map(({ id, name, description, items }) => ({
    id,
    name,
    description,
    items: items.map(({ itemNumber, quantity }) => ({ productId: itemNumber, quantity })),
  }));

/** Presses Save and waits for the end. */
async function save(details: typeof SPRING & { isPublic?: boolean } = SPRING) {
  const end = page.saveCartToList(details);
  await later();
  return end;
}

it('creates a list and puts every item into it with its quantity [1 §2 Save to list]', async () => {
  expect(await save()).toMatchObject({ ok: true });
  expect(lists()).toEqual([
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

it('makes the list public if the shopper says so, and not otherwise [2 §2 Who sees a list]', async () => {
  await save({ ...SPRING, isPublic: true });
  await save({ ...SPRING, name: 'Autumn term' });
  expect(shop.session.lists.map(({ name, isPublic }) => [name, isPublic])).toEqual([
    ['Autumn term', false],
    ['Spring term', true],
  ]);
});

it('counts an item on two lines together', async () => {
  page = await open({ commerceItems: [row(1), row(1, 3, { commerceId: 'ci9' })] });
  await save();
  expect(lists()[0]?.items).toEqual([{ productId: 'ITEM01', quantity: 5 }]);
});

it('cuts name and description at 40 and 120 characters [1 §9 New list]', async () => {
  await save({ name: ` ${'n'.repeat(41)}`, description: 'd'.repeat(121) });
  expect(lists()[0]).toMatchObject({ name: 'n'.repeat(40), description: 'd'.repeat(120) });
});

it('sends what is typed first, and saves nothing until that is saved', async () => {
  page.setLineQuantity('ci1', 5);
  await save();
  expect(shop.log).toEqual(['ci1=5', 'list Spring term', 'fill gl1']);
  shop.answers.set('=', [{ end: 403, ignored: true }]);
  page.setLineQuantity('ci1', 6);
  expect(await save()).toMatchObject({ ok: false, at: 'unsettled' });
  expect(lists()).toHaveLength(1);
});

it.each([
  ['an empty cart', { commerceItems: [], isEmptyCart: true }, SPRING],
  ['a cart with a line that could not be read', { commerceItems: [row(1), {}] }, SPRING],
  ['a list without a name', { commerceItems: [row(1)] }, { name: ' ', description: '' }],
])('sends nothing for %s', async (_, cart, details) => {
  page = await open(cart);
  expect(await save(details)).toMatchObject({ ok: false, at: 'unsettled', failure: { kind: 'refused' } });
  expect(shop.log.filter((entry) => entry !== 'count')).toEqual([]);
});

it('creates one list, however often the button is pressed', async () => {
  expect(page.saveCartToList(SPRING)).toBe(page.saveCartToList(SPRING));
  await later();
  expect(shop.log).toEqual(['list Spring term', 'fill gl1']);
});

it('returns the reason if no list was created', async () => {
  shop.answers.set('list', [refusal('You have a list of that name.')]);
  expect(await save()).toMatchObject({
    ok: false,
    at: 'list',
    failure: { kind: 'business', messages: [{ message: 'You have a list of that name.' }] },
  });
  expect(shop.log).toEqual(['list Spring term']);
});

it('says that the list was created and is empty, and continues with it the next time', async () => {
  shop.answers.set('fill', [{ end: 403, ignored: true }]);
  expect(await save()).toMatchObject({ ok: false, at: 'items', failure: { kind: 'forbidden' } });
  expect(await save()).toMatchObject({ ok: true });
  expect(shop.log).toEqual(['list Spring term', 'fill gl1', 'fill gl1']);
});

it('creates another list under another name, and after one that was filled', async () => {
  shop.answers.set('fill', [{ end: 403, ignored: true }]);
  await save();
  await save({ ...SPRING, name: 'Fall term' });
  const made = lists();
  // The shop doesn't allow two lists of the same name.
  shop.session.lists = [];
  await save({ ...SPRING, name: 'Fall term' });
  expect([...made, ...lists()].map(({ name }) => name)).toEqual(['Spring term', 'Fall term', 'Fall term']);
});

it('notices an ended session', async () => {
  shop.answers.set('list', [{ end: 401 }]);
  expect(await save()).toMatchObject({ ok: false, failure: { kind: 'session' } });
  expect(page.$session.get().ended).toBe(true);
});

it('finds the new list if the server doesn’t return its id [wire Writes]', async () => {
  shop.answers.set('list', [{ body: '' }]);
  expect(await save()).toMatchObject({ ok: true });
  expect(shop.log).toEqual(['list Spring term', 'shopping-list/shopping-list-details', 'fill gl1']);
  expect(lists()[0]?.items).toHaveLength(2);
});

it('doesn’t guess which of two lists is the new one [wire Writes]', async () => {
  shop.answers.set('list', [{ ignored: true, body: 'true' }]);
  shop.payloads['shopping-list/shopping-list-details'] = () => ({
    response: ['gl7', 'gl8'].map((giftlistId) => ({ giftlistId, Name: SPRING.name, quantity: 0 })),
  });
  expect(await save()).toMatchObject({ ok: false, at: 'list', failure: { kind: 'contract' } });
  expect(shop.log).not.toContainEqual(expect.stringMatching(/^fill/));
});
