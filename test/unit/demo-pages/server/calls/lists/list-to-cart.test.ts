// @vitest-environment node
import { expect, it } from 'vitest';
import { type Shopper, shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

type Row = Record<string, unknown>;

const DETAILS = 'shopping-list/shopping-list-details';
const OWN = 'gl20000';
const PUBLIC = 'gl010000';

const read = async (visitor: Shopper, id = OWN, profileId = '220022') =>
  (await visitor.call(`shopping-list/find-friends/shopping-list-details/${id}/${profileId}`)).payload as {
    listDetail: Row;
    giftItems: Row[];
  };
const numberOf = (row: Row | undefined): unknown => row?.productId ?? row?.ProductId;
const form = (changes: Row, more: Row = {}) => ({
  data: { giftlistId: OWN, successURL: '/account/list-detail', errorURL: '/account/list-detail', ...changes },
  selectedProduct: [],
  giftListItems: [],
  ...more,
});
const pieces = async (visitor: Shopper) =>
  (await visitor.lines()).reduce((sum, { quantity }) => sum + Number(quantity), 0);

it('puts several lists into the cart, and says what couldn’t be ordered and why [2 §4 List to cart]', async () => {
  const visitor = await shopper('/?as=individual&cart=empty');
  const body = { selectedLists: [OWN, 'gl20004'] };
  const { payload } = await visitor.call(`${DETAILS}/add-multiple-products-to-cart`, body);
  const valid = payload.validproducts as Row[];
  const invalid = payload.invalidProducts as Row[];
  expect(await visitor.lines()).toHaveLength(valid.length);
  expect(valid[0]).toMatchObject({ ProductId: expect.any(String), dataLayer_obj: { event: 'add_to_cart' } });
  for (const { message } of invalid) expect(message).toMatch(/discontinued|quotation/);
  expect(invalid.length).toBeGreaterThanOrEqual(6);
});

it('requires a chosen list, and one with items [2 §5 Choosing lists]', async () => {
  const visitor = await shopper('/?as=individual&cart=empty');
  const add = async (...selectedLists: string[]) =>
    (await visitor.call(`${DETAILS}/add-multiple-products-to-cart`, { selectedLists })).payload.errorMessage;
  expect(await add()).toEqual([
    {
      message: 'Please choose at least one shopping list to add the items from that list to your Cart.',
    },
  ]);
  expect(await add('gl20003')).toEqual([{ message: 'There are no items to add to your cart.' }]);
});

it('puts ticked items of a friend’s list into a guest’s cart, with the quantity of each row [2 §6 Public lists]', async () => {
  const guest = await shopper('/?cart=empty');
  const body = {
    data: { giftlistId: PUBLIC, eventName: 'Mine now' },
    selectedProduct: ['721002', '646704'],
    giftListItems: [
      { productId: '646704', quantity: 3 },
      { productId: '721002', quantity: '12' },
    ],
  };
  const { payload } = await guest.call(`${DETAILS}/add-products-to-cart`, body);
  expect(payload.validproducts).toHaveLength(2);
  expect(await pieces(guest)).toBe(15);
  expect((await read(guest, PUBLIC, '310001')).listDetail.Name).toBe('Biology 101: Dissection');
  const none = { ...body, selectedProduct: [] };
  expect((await guest.call(`${DETAILS}/add-products-to-cart`, none)).payload.errorMessage).toBeDefined();
});

it('saves name, description and quantities of the shopper’s own list and removes rows, without a chosen product [2 §7 List to cart]', async () => {
  const visitor = await shopper('/?as=individual&cart=empty');
  const [first, second, ...others] = (await read(visitor)).giftItems as [Row, Row, ...Row[]];
  const changes = {
    eventName: 'Frogs',
    description: 'In May',
    isPublic: true,
    isPublished: true,
    removeGiftitemIds: [first.giftItemId],
  };
  const giftListItems = [{ productId: numberOf(second), quantity: 77 }];
  const { payload } = await visitor.call(`${DETAILS}/add-products-to-cart`, form(changes, { giftListItems }));
  expect(payload).toMatchObject({ validproducts: [], invalidProducts: [] });
  const saved = await read(visitor);
  expect(saved.listDetail).toMatchObject({ Name: 'Frogs', Description: 'In May' });
  expect(saved.giftItems).toHaveLength(others.length + 1);
  expect(Number(saved.giftItems[0]?.quantity)).toBe(77);
  expect(await pieces(visitor)).toBe(0);
});

it('refuses another list’s name, and then adds nothing [2 §5 Lists]', async () => {
  const visitor = await shopper('/?as=individual&cart=empty');
  const chosen = { selectedProduct: ['721002'], giftListItems: [{ productId: '721002', quantity: 1 }] };
  const { payload } = await visitor.call(
    `${DETAILS}/add-products-to-cart`,
    form({ eventName: 'Wish List' }, chosen),
  );
  expect(payload.errorMessage).toEqual([{ message: 'You already have a list called "Wish List".' }]);
  expect(await pieces(visitor)).toBe(0);
});

it('puts a whole list into the cart with the quantities in the request, or its own [2 §7 List to cart]', async () => {
  const guest = await shopper('/?cart=empty');
  const sold = (await read(guest, PUBLIC, '310001')).giftItems.map(numberOf).slice(0, 2);
  const body = {
    skuIdsList: sold,
    prodIdsList: sold,
    giftlistId: PUBLIC,
    productDetails: sold.map((number) => `${number}:2`).join(','),
  };
  const { payload } = await guest.call(`${DETAILS}/add-list-to-cart`, body);
  const told = [...(payload.validproducts as Row[]), ...(payload.invalidProducts as Row[])];
  expect(told.map(({ ProductId }) => ProductId).sort()).toEqual([...sold].sort());
  expect(told.map(({ quantity }) => Number(quantity))).toEqual([2, 2]);
  const all = await guest.call(`${DETAILS}/add-list-to-cart`, { ...body, productDetails: '' });
  expect((all.payload.validproducts as Row[]).length).toBeGreaterThan(2);
  const unknown = { ...body, giftlistId: 'gl20000' };
  expect((await guest.call(`${DETAILS}/add-list-to-cart`, unknown)).payload.errorMessage).toBeDefined();
});

it('leaves prices out of the tag manager’s entries if they are hidden [2 §6 Prices]', async () => {
  const visitor = await shopper('/?as=prices-hidden&cart=empty');
  const body = { selectedLists: [OWN] };
  const { payload } = await visitor.call(`${DETAILS}/add-multiple-products-to-cart`, body);
  for (const { dataLayer_obj } of payload.validproducts as Row[])
    expect(JSON.stringify(dataLayer_obj)).not.toMatch(/price|value/);
});
