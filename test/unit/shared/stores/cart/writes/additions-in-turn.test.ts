import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemWithQuantity } from '../../../../../../shared/domain/cart/quantities-by-item.ts';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../../support/shop.ts';
import { later, openPage, type Page, shown } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

const LOST = { end: 'cut' } as const;
const NOT_CARRIED_OUT = { end: 'cut', ignored: true } as const;
/** The server says that it has added the item, but it hasn't. */
const UNTRUE = { ignored: true };

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

/** Adds items in one job of the queue. @param ms how long that takes */
async function send(wanted: readonly ItemWithQuantity[], ms?: number) {
  const end = page.enqueueCartWrite({ key: 'several', rank: 'change', run: () => page.addInTurn(wanted) });
  await later(ms);
  return (await end) ?? [];
}

/** Adds pieces of items. @returns for each item, what became of it */
async function add(...items: [itemNumber: string, quantity: number][]): Promise<string[]> {
  const additions = await send(items.map(([itemNumber, quantity]) => ({ itemNumber, quantity })));
  return additions.map(({ failure }) => failure?.kind ?? 'added');
}

describe('several items that are added', () => {
  it('are sent one after another, and the cart is read once at the end', async () => {
    expect(await add(['ITEM02', 1], ['ITEM03', 2])).toEqual(['added', 'added']);
    expect(shop.log).toEqual(['+ITEM02*1', '+ITEM03*2', 'read']);
    expect(Object.values(shown(page))).toEqual([2, 1, 2]);
    expect(page.$notices.get()).toEqual([]);
  });

  it('aren’t read if the shop has refused each of them', async () => {
    shop.answers.set('+', [refusal('No'), refusal('No')]);
    expect(await add(['ITEM02', 1], ['ITEM03', 2])).toEqual(['business', 'business']);
    expect(shop.log).toEqual(['+ITEM02*1', '+ITEM03*2']);
  });

  it.each([
    ['added', LOST],
    ['network', NOT_CARRIED_OUT],
  ])(
    'count the pieces added before them: the same item again, whose reply was lost, is %s [reliability Lost reply]',
    async (end, answer) => {
      shop.answers.set('+', [{}, answer]);
      expect(await add(['ITEM02', 1], ['ITEM02', 1])).toEqual(['added', end]);
    },
  );

  it('count the pieces of a refused item as missing [reliability Lost reply]', async () => {
    shop.answers.set('+', [refusal('No'), LOST]);
    expect(await add(['ITEM02', 1], ['ITEM02', 1])).toEqual(['business', 'added']);
  });

  it('count pieces that the cart has shown once only [reliability Lost reply]', async () => {
    shop.answers.set('+', [{}, LOST, LOST]);
    expect(await add(['ITEM02', 1], ['ITEM03', 1], ['ITEM02', 1])).toEqual(['added', 'added', 'added']);
  });

  it('aren’t sent after one that is in doubt, and each of the rest says why', async () => {
    shop.answers.set('+', [NOT_CARRIED_OUT]);
    expect(await add(['ITEM02', 1], ['ITEM03', 1])).toEqual(['network', 'network']);
    expect(shop.log).toEqual(['+ITEM02*1', 'read']);
  });

  it('are believed the first time although the cart has stayed the same: another tab may have removed them', async () => {
    shop.answers.set('+', [UNTRUE]);
    expect(await add(['ITEM02', 1])).toEqual(['added']);
  });

  it('aren’t believed the second time if the cart has stayed the same [reliability Old replies]', async () => {
    expect(await add(['ITEM02', 1])).toEqual(['added']);
    shop.answers.set('+', [UNTRUE]);
    expect(await add(['ITEM02', 1])).toEqual(['business']);
    expect(await add(['ITEM02', 1])).toEqual(['added']);
  });

  it('are believed the second time if the cart can’t be read', async () => {
    expect(await add(['ITEM02', 1])).toEqual(['added']);
    shop.answers.set('read', Array(9).fill({ end: 500 }));
    shop.answers.set('+', [UNTRUE]);
    const item = { itemNumber: 'ITEM02', quantity: 1 };
    expect(await send([item], 30_000)).toEqual([{ item, failure: undefined }]);
  });
});
