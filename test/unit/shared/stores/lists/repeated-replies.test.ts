/** Lists behind a proxy that sends the reply to an earlier call again, which may have come from an earlier page. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { repeatReplies } from '../../../support/repeated-replies.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const SPRING = { name: 'Spring', description: '' };
const LIST = { ...SPRING, createdOn: 0, isPublic: false, isWishlist: false };

let shop: Shop;
let taken: number;
let page: Awaited<ReturnType<typeof open>>;

async function open() {
  const stores = await openPage({ cart: shop.cart() });
  await stores.loadCart();
  const { saveCartToList } = await import('../../../../../shared/stores/lists/save-cart-to-list.ts');
  const { createMoving } = await import('../../../../../shared/stores/lists/moving.ts');
  const moving = createMoving({
    prepare: async () => null,
    quantitiesOf: () => [{ itemNumber: 'ITEM01', quantity: 2 }],
    async takeAway() {
      taken += 1;
      return { ok: true, value: null };
    },
    left: (ids) => [...ids],
  });
  return { moving, save: () => end(saveCartToList(SPRING)) };
}

async function end<Value>(promise: Promise<Value>): Promise<Value> {
  await later(1000);
  return promise;
}

const lists = () => shop.session.lists.map(({ name, items }) => [name, items.length]);

beforeEach(async () => {
  shop = openShop(line(1));
  shop.session.lists = [];
  taken = 0;
  page = await open();
  repeatReplies();
});

describe.each(['the same page', 'an earlier page'])('the reply to a call from %s', (from) => {
  async function goOn(): Promise<void> {
    if (from === 'an earlier page') page = await open();
  }

  it('never makes the page call a list saved that the shop doesn’t have [reliability Old replies, 1 §2 Save to list]', async () => {
    expect(await page.save()).toMatchObject({ ok: true });
    shop.session.lists = [];
    await goOn();
    expect(await page.save()).toMatchObject({ ok: false, at: 'list' });
    expect(lists()).toEqual([]);
  });

  it('never removes anything that isn’t on a list [reliability Old replies, 2 §2 Moving]', async () => {
    const toNew = () => {
      page.moving.ask(['a']);
      return end(page.moving.moveToNew(SPRING));
    };
    expect(await toNew()).toMatchObject({ kind: 'moved' });
    shop.session.lists = [];
    await goOn();
    expect(await toNew()).toMatchObject({ kind: 'failed', at: 'list' });
    expect(taken).toBe(1);
  });

  it('never removes anything that hasn’t reached the list [reliability Old replies, 2 §2 Moving]', async () => {
    shop.session.lists = [{ ...LIST, id: 'gl7', items: [] }];
    const toList = () => {
      page.moving.ask(['a']);
      return end(page.moving.moveTo({ id: 'gl7', name: 'Spring' }));
    };
    expect(await toList()).toMatchObject({ kind: 'moved' });
    await goOn();
    expect(await toList()).toMatchObject({ kind: 'failed', at: 'items' });
    expect([lists(), taken]).toEqual([[['Spring', 1]], 1]);
  });
});

it('a list of the same name is saved again if the shop really creates it [1 §2 Save to list]', async () => {
  shop = openShop(line(1));
  shop.session.lists = [];
  page = await open();
  expect(await page.save()).toMatchObject({ ok: true });
  shop.session.lists = [];
  expect(await page.save()).toMatchObject({ ok: true });
  expect(lists()).toEqual([['Spring', 1]]);
});
