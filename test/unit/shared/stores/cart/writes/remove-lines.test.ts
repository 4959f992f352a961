import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, refusal, row, type Shop } from '../../../../support/shop.ts';
import { later, openCartPage, shown } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Awaited<ReturnType<typeof open>>;

const open = () =>
  openCartPage(shop, async () => {
    const { removeLines, removeUnreadableLines } = await import(
      '../../../../../../shared/stores/cart/writes/line-writes.ts'
    );
    return { removeLines, removeUnreadableLines };
  });

beforeEach(async () => {
  shop = openShop(line(1, 1), line(2, 2), line(3, 3), line(4, 4));
  page = await open();
});

const contents = () => shop.lines.map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`);
const undoable = () =>
  page.$undoHistory
    .get()
    .filter(({ restored }) => !restored)
    .map(({ name, index, rest, movedTo }) => [name, index, rest.length, movedTo]);

describe('several lines that are removed', () => {
  it('are marked at once, removed with one call, and restored with one Undo [1 §2 Several lines, accessibility Undo]', async () => {
    const end = page.removeLines(['ci2', 'ci4']);
    expect(shown(page)).toEqual({ ci1: 1, ci2: 0, ci3: 3, ci4: 0 });
    await later();
    expect(await end).toEqual({ ok: true, value: null });
    expect(shop.log).toEqual(['drop ci2,ci4']);
    expect([contents(), undoable()]).toEqual([['1 ITEM01', '3 ITEM03'], [['Item 2', 1, 1, undefined]]]);
    page.setLineQuantity('ci3', 7);
    await later(2000);
    for (const entry of page.$undoHistory.get()) void page.undoRemoval(entry);
    await later();
    expect(contents().toSorted()).toEqual(['1 ITEM01', '2 ITEM02', '4 ITEM04', '7 ITEM03']);
    expect([page.$lineEdits.get(), page.$notices.get(), undoable()]).toEqual([{}, [], []]);
  });

  it('are requested once, however often the button is pressed, and take half-typed quantities with them', async () => {
    page.setLineQuantity('ci2', 9);
    expect(page.removeLines(['ci2', 'ci3'])).toBe(page.removeLines(['ci2', 'ci3']));
    await later(2000);
    expect(shop.log).toEqual(['drop ci2,ci3']);
    expect(page.$lineEdits.get()).toEqual({});
  });

  it('are restored if the server refuses, each with its message [1 §8 Lines]', async () => {
    shop.answers.set('drop', [refusal('Not now')]);
    const end = page.removeLines(['ci2', 'ci3']);
    await later();
    expect((await end).ok).toBe(false);
    expect(page.$lineEdits.get()).toMatchObject({
      ci2: { wanted: 2, phase: 'refused', problem: 'Not now' },
      ci3: { wanted: 3, phase: 'refused', problem: 'Not now' },
    });
    expect(undoable()).toEqual([]);
  });

  it.each([
    ['counted', { end: 500 }, true],
    ['did not count', { end: 500, ignored: true }, false],
  ])('are looked up if it’s unknown whether the call %s', async (_, answer, ok) => {
    shop.answers.set('drop', [answer]);
    const end = page.removeLines(['ci2', 'ci3']);
    await later();
    expect((await end).ok).toBe(ok);
    expect(undoable()).toHaveLength(ok ? 1 : 0);
  });

  it('are undone only as far as they were removed, if the server kept one without a message', async () => {
    shop.payloads['cart/remove-multiple-items'] = () => {
      shop.lines = shop.lines.filter(({ id }) => id !== 'ci2');
      return { cartDetails: shop.cart() };
    };
    const end = page.removeLines(['ci2', 'ci3']);
    await later();
    expect((await end).ok).toBe(false);
    expect(undoable()).toEqual([['Item 2', 1, 0, undefined]]);
  });

  it('can’t be restored as far as the shop no longer sells them', async () => {
    Object.assign(shop.products.get('ITEM02') ?? {}, { discontinued: {} });
    void page.refreshCart();
    await later();
    void page.removeLines(['ci2', 'ci3'], 'Spring');
    await later();
    expect(undoable()).toEqual([['Item 3', 1, 0, 'Spring']]);
  });
});

describe('lines that can’t be shown', () => {
  it('are removed with one call, if they have an id [reliability Partial replies]', async () => {
    shop.cart = () => ({ commerceItems: [row(1), { commerceId: 'ci8' }, { commerceId: 'ci9' }] });
    page = await open();
    shop.payloads['cart/remove-multiple-items'] = () => ({ cartDetails: { commerceItems: [row(1)] } });
    const end = page.removeUnreadableLines();
    expect(page.removeUnreadableLines()).toBe(end);
    await later();
    expect(await end).toEqual({ ok: true, value: null });
    expect(shop.log).toEqual(['count', 'drop ci8,ci9']);
    expect(page.$undoHistory.get()).toEqual([]);
  });

  it('need no call if there are none', async () => {
    expect(await page.removeUnreadableLines()).toEqual({ ok: true, value: null });
    expect(shop.log).toEqual([]);
  });
});
