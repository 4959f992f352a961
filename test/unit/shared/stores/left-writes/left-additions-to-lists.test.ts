/** What a page says of items that an earlier page was putting on a list: back on one by Undo, or on a new one. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';
import { kept, leave, openNextPage } from './next-page.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(() => {
  shop = openShop(line(1), line(2));
  shop.session.lists = [];
});

async function open(): Promise<void> {
  page = await openNextPage(shop);
}

const told = () => page.$notices.get().map(({ text }) => text);
const items = [
  { itemNumber: 'ITEM01', quantity: 2 },
  { itemNumber: 'ITEM02', quantity: 1 },
];

function haveList(...onIt: [itemNumber: string, quantity: number][]): void {
  const texts = { name: 'Room 12', description: '', isPublic: false, isWishlist: false };
  const rows = onIt.map(([itemNumber, quantity], index) => ({ id: `row${index}`, itemNumber, quantity }));
  shop.session.lists = [{ ...texts, id: 'gl1', createdOn: 0, items: rows }];
}

const onList = () =>
  shop.session.lists[0]?.items.map(({ itemNumber, quantity }) => `${itemNumber}*${quantity}`);
const fills = () => shop.log.filter((entry) => entry.startsWith('fill')).length;

async function pressTwice(): Promise<void> {
  const { action } = page.$notices.get()[0] ?? {};
  void action?.onPress();
  void action?.onPress();
  await later(1000);
}

describe('items that were put back on a list', () => {
  const undo = { kind: 'list-undo', listId: 'gl1', items, had: { ITEM01: 1 } };

  it('can be put back if they aren’t there, once and only the missing ones [reliability Left page, reliability Double press]', async () => {
    haveList(['ITEM01', 1], ['ITEM02', 1]);
    leave(undo);
    await open();
    await later(25_000);
    expect([told(), fills()]).toEqual([['1 item wasn’t put back on the list.'], 0]);
    await pressTwice();
    expect(told()).toEqual(['2 items are back on the list.']);
    expect([onList(), fills()]).toEqual([['ITEM01*1', 'ITEM02*1', 'ITEM01*2'], 1]);
  });

  it('aren’t put back twice if they have arrived in the meantime [reliability Left page]', async () => {
    haveList(['ITEM01', 1]);
    leave(undo);
    await open();
    await later(25_000);
    haveList(['ITEM01', 1], ['ITEM01', 2], ['ITEM02', 1]);
    await pressTwice();
    expect([told(), fills()]).toEqual([['2 items are back on the list.'], 0]);
  });

  it('are still missing if the shop refuses them [reliability Left page]', async () => {
    haveList(['ITEM01', 1]);
    leave(undo);
    await open();
    await later(25_000);
    shop.answers.set('fill', [{ end: 500, ignored: true }]);
    await pressTwice();
    expect(told()).toEqual(['2 items weren’t put back on the list.']);
    await pressTwice();
    expect(told()).toEqual(['2 items are back on the list.']);
  });

  it('count two rows of one item together [reliability Left page]', async () => {
    haveList(['ITEM01', 2]);
    leave({ ...undo, items: [items[0], items[0]], had: {} });
    await open();
    await later(25_000);
    expect(told()).toEqual(['1 item wasn’t put back on the list.']);
  });
});

describe('a list that was being created', () => {
  const made = { kind: 'new-list', list: 'Room 12', items };

  it('was saved with its items [reliability Left page]', async () => {
    haveList(['ITEM01', 2], ['ITEM02', 1]);
    leave(made);
    await open();
    expect([told(), kept()]).toEqual([['Your list “Room 12” was saved.'], null]);
  });

  it('was not saved [reliability Left page]', async () => {
    leave(made);
    await open();
    expect(told()).toEqual(['Checking whether your list “Room 12” was saved…']);
    await later(25_000);
    expect(told()).toEqual(['Your list “Room 12” wasn’t saved.']);
  });

  it('can get its missing items, once [reliability Left page, reliability Double press]', async () => {
    haveList(['ITEM01', 2]);
    leave(made);
    await open();
    await later(25_000);
    expect(told()).toEqual(['“Room 12” was created, but 1 item isn’t on it.']);
    await pressTwice();
    expect([told(), onList(), fills()]).toEqual([
      ['Your list “Room 12” was saved.'],
      ['ITEM01*2', 'ITEM02*1'],
      1,
    ]);
  });

  it('is unknown if the lists can’t be read [reliability Left page]', async () => {
    shop.payloads['shopping-list/shopping-list-details'] = () => ({ errors: 'x' });
    leave(made);
    await open();
    await later(60_000);
    expect(told()).toEqual([
      'We couldn’t confirm that your list “Room 12” was saved. Please check your lists.',
    ]);
  });

  it('was refused while the page was being left [reliability Left page]', async () => {
    leave(made, { end: { ok: false, words: 'You have a list of that name.' } });
    await open();
    expect(told()).toEqual(['You have a list of that name.']);
  });

  it('is remembered from the press until it has ended [reliability Left page, 1 §2 Save to list]', async () => {
    page = await openPage({ cart: shop.cart() });
    await page.loadCart();
    const { saveCartToList } = await import('../../../../../shared/stores/lists/save-cart-to-list.ts');
    shop.latency = 1000;
    const saved = saveCartToList({ name: 'Room 12', description: '' });
    await later(500);
    expect(JSON.parse(kept() ?? '').writes).toMatchObject([{ write: { kind: 'new-list', list: 'Room 12' } }]);
    await later(5000);
    expect([(await saved).ok, kept()]).toEqual([true, null]);
  });
});
