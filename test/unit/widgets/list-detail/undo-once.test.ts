/** Undo on a list against the shop: its items come back once, whatever becomes of the reply. */
import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { repeatReplies } from '../../support/repeated-replies.ts';
import { type Answer, openShop, type Shop } from '../../support/shop.ts';
import { later, openPage } from '../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Awaited<ReturnType<typeof openListPage>>;

beforeEach(async () => {
  shop = openShop();
  const items = [1, 2].map((number) => ({ id: `row${number}`, itemNumber: `ITEM0${number}`, quantity: 2 }));
  const texts = { name: 'Spring', description: '', isPublic: false, isWishlist: false };
  shop.session.lists = [{ ...texts, id: 'gl1', createdOn: 0, items }];
  page = await openListPage();
});

async function openListPage() {
  await openPage({ cart: shop.cart() });
  history.replaceState(null, '', '/account/list-detail?giftlistId=gl1&isWishlist=false');
  const { createListDetail } = await import('../../../../widgets/list-detail/list-detail-state.ts');
  const { undoListRemoval } = await import('../../../../widgets/list-detail/removals/list-undo.ts');
  // Loaded with the first change: here before time passes.
  await import('../../../../widgets/list-detail/list-writes.ts');
  const list = createListDetail();
  list.start();
  await later(500);
  const { removals } = list;
  return {
    list,
    removals,
    remove(itemNumber: string) {
      const removed = removals.remove(list.items().filter(({ productId }) => productId === itemNumber));
      return later(1000).then(() => removed);
    },
    /** Presses the Undo of the newest removal. @returns whether it has gone, because the items are back */
    async undo(ms = 1000) {
      const removal = removals.$removals.get().at(-1);
      if (!removal) throw new Error('nothing can be undone');
      const undone = undoListRemoval(removals, removal);
      await later(ms);
      await undone;
      return !removals.$removals.get().some(({ key }) => key === removal.key);
    },
  };
}

const onList = () => shop.session.lists[0]?.items.map(({ itemNumber, quantity }) => [itemNumber, quantity]);
const BOTH = [
  ['ITEM02', 2],
  ['ITEM01', 2],
];
const said = () => document.querySelector('[role=status]')?.textContent;
const fills = () => shop.log.filter((entry) => entry.startsWith('fill')).length;
const answers = (...given: Answer[]) => shop.answers.set('fill', given);

describe('an Undo on a list whose reply is lost', () => {
  it('is done if the list has the items again, so that a second press doesn’t add them twice [reliability Lost reply]', async () => {
    await page.remove('ITEM01');
    answers({ end: 'cut' });
    expect(await page.undo()).toBe(true);
    expect([onList(), said()]).toEqual([BOTH, 'Back on the list.']);
  });

  it('can be tried again if the list doesn’t have them [reliability Lost reply]', async () => {
    await page.remove('ITEM01');
    answers({ end: 'cut', ignored: true });
    expect(await page.undo()).toBe(false);
    expect(said()).toBe('We couldn’t confirm that this was undone. Please check the list first.');
    expect(await page.undo()).toBe(true);
    expect(onList()).toEqual(BOTH);
  });

  it('is decided at the next press if the items arrived later [reliability Lost reply]', async () => {
    await page.remove('ITEM01');
    answers({ end: 'cut', ignored: true });
    await page.undo();
    const [list] = shop.session.lists;
    const back = { id: 'row9', itemNumber: 'ITEM01', quantity: 2 };
    if (list) shop.session.lists = [{ ...list, items: [...list.items, back] }];
    expect(await page.undo()).toBe(true);
    expect([onList(), fills(), said()]).toEqual([BOTH, 1, 'Back on the list.']);
  });

  it('waits if the list can’t be read, and adds nothing blindly [reliability Lost reply]', async () => {
    await page.remove('ITEM01');
    answers({ end: 'cut' });
    shop.payloads['shopping-list/find-friends/shopping-list-details/:giftlistId/:profileId'] = () => ({
      result: 'error',
    });
    expect(await page.undo(20_000)).toBe(false);
    expect(await page.undo(20_000)).toBe(false);
    expect(fills()).toBe(1);
    shop.payloads = {};
    expect(await page.undo()).toBe(true);
    expect([onList(), fills()]).toEqual([BOTH, 1]);
  });
});

describe('an Undo on a list through a proxy that repeats an earlier reply', () => {
  async function removeAndUndo(): Promise<boolean> {
    await page.remove('ITEM01');
    return page.undo();
  }

  it('isn’t called done while the item is still gone [reliability Old replies]', async () => {
    repeatReplies();
    expect(await removeAndUndo()).toBe(true);
    expect(await removeAndUndo()).toBe(false);
    expect(said()).toBe('We couldn’t undo this. Please try again.');
    expect(onList()).toEqual([['ITEM02', 2]]);
  });

  it('isn’t called done either if the earlier call came from another page [reliability Old replies]', async () => {
    repeatReplies();
    expect(await removeAndUndo()).toBe(true);
    page = await openListPage();
    expect(await removeAndUndo()).toBe(false);
    expect(onList()).toEqual([['ITEM02', 2]]);
  });
});

it('a second press of an Undo, before the server has replied, adds nothing [reliability Double press]', async () => {
  await page.remove('ITEM01');
  const presses = [page.undo(), page.undo()];
  await Promise.all(presses);
  expect([onList(), fills()]).toEqual([BOTH, 1]);
});

it('an Undo of two rows of one item counts both [reliability Lost reply]', async () => {
  const [list] = shop.session.lists;
  const twice = { id: 'row3', itemNumber: 'ITEM01', quantity: 3 };
  if (list) shop.session.lists = [{ ...list, items: [...list.items, twice] }];
  page = await openListPage();
  await page.remove('ITEM01');
  answers({ end: 'cut' });
  expect(await page.undo()).toBe(true);
  expect(onList()).toEqual([...BOTH, ['ITEM01', 3]]);
});

it('a repeated removal leaves what Undo has restored [reliability Double press]', async () => {
  const [before] = page.list.items();
  await page.remove('ITEM01');
  await page.undo();
  if (before) void page.removals.remove([before]);
  await later(1000);
  expect(onList()).toEqual(BOTH);
});
