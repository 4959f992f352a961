import { beforeEach, describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page, shown } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

let shop: Shop;
let page: Page;

beforeEach(async () => {
  shop = openShop(line(1, 1), line(2, 2), line(3, 3));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
});

/** The removals that can be undone. */
const removals = () =>
  page.$undoHistory
    .get()
    .filter(({ restored }) => !restored)
    .map(({ name, quantity, index, rest }) => [name, quantity, index, rest.length]);
const contents = () => shop.lines.map(({ itemNumber, quantity }) => `${quantity} ${itemNumber}`);
const kept = () => {
  const [removal] = page.$undoHistory.get();
  if (!removal) throw new Error('nothing can be undone');
  return removal;
};

describe('a line that is removed', () => {
  it('is marked at once, disappears, and can be restored', async () => {
    const end = page.removeLine('ci2');
    expect(shown(page).ci2).toBe(0);
    await later();
    expect(await end).toEqual({ ok: true, value: null });
    expect(contents()).toEqual(['1 ITEM01', '3 ITEM03']);
    expect(removals()).toEqual([['Item 2', 2, 1, 0]]);
    expect(page.$lineEdits.get()).toEqual({});
    expect(page.$notices.get()).toEqual([]);
  });

  it('is removed once, however often the shopper asks', async () => {
    expect(page.removeLine('ci2')).toBe(page.removeLine('ci2'));
    page.setLineQuantity('ci2', 9);
    expect(shown(page).ci2).toBe(0);
    await later(2000);
    expect(shop.log).toEqual(['-ci2']);
  });

  it('takes a quantity that was being typed with it', async () => {
    page.setLineQuantity('ci2', 9);
    void page.removeLine('ci2');
    await later(2000);
    expect(shop.log).toEqual(['-ci2']);
  });

  it('counts as removed if it’s already gone', async () => {
    shop.lines = [line(1, 1)];
    void page.refreshCart();
    await later();
    expect(await page.removeLine('ci2')).toEqual({ ok: true, value: null });
    expect([page.$lineEdits.get(), removals()]).toEqual([{}, []]);
  });

  it('can’t be restored once the shop no longer sells it', async () => {
    Object.assign(shop.products.get('ITEM01') ?? {}, { discontinued: {} });
    void page.refreshCart();
    await later();
    void page.removeLine('ci1');
    await later();
    expect(removals()).toEqual([]);
  });

  it.each([
    ['the server refuses', refusal('Not now'), { wanted: 2, phase: 'refused', problem: 'Not now' }],
    ['the session has ended', { end: 401, ignored: true }, { wanted: 2, phase: 'refused' }],
    [
      'it’s unknown at first, and it had no effect',
      { end: 500, ignored: true },
      { wanted: 2, phase: 'refused' },
    ],
    ['it’s unknown at first, but it took effect', { end: 500 }, undefined],
  ])('is restored if %s, unless it’s gone after all', async (_, answer, expected) => {
    shop.answers.set('-', [answer]);
    const end = page.removeLine('ci2');
    await later();
    expect((await end).ok).toBe(!expected);
    if (expected) expect(page.$lineEdits.get().ci2).toMatchObject(expected);
    expect(removals()).toHaveLength(expected ? 0 : 1);
    expect(page.$notices.get()).toEqual([]);
  });

  it('says that it’s still there if the server keeps it without a message [1 §8 Lines]', async () => {
    shop.payloads['cart/remove-product-from-cart'] = () => ({ cartDetails: shop.cart() });
    const end = page.removeLine('ci2');
    await later();
    expect((await end).ok).toBe(false);
    expect(page.$lineEdits.get().ci2).toMatchObject({ wanted: 2, phase: 'refused' });
    expect(removals()).toEqual([]);
  });

  it('stays in doubt while nothing can be read, and can be retried', async () => {
    shop.answers.set('-', [{ end: 'cut', ignored: true }]);
    shop.answers.set('read', [{ end: 403 }]);
    void page.removeLine('ci2');
    await later();
    expect(page.$lineEdits.get().ci2).toMatchObject({ wanted: 0, phase: 'unknown' });
    page.retryLine('ci2');
    await later();
    expect(contents()).toEqual(['1 ITEM01', '3 ITEM03']);
  });

  it('is restored if a later read shows that it’s still there', async () => {
    shop.answers.set('-', [{ end: 'cut', ignored: true }]);
    shop.answers.set('read', [{ end: 403 }]);
    void page.removeLine('ci2');
    await later();
    void page.refreshCart();
    await later();
    expect(page.$lineEdits.get().ci2).toMatchObject({ wanted: 2, phase: 'refused' });
  });
});

describe('an undo', () => {
  it('adds the item again by its number and quantity', async () => {
    void page.removeLine('ci2');
    await later();
    const end = page.undoRemoval(kept());
    expect(page.undoRemoval(kept())).toBe(end);
    await later();
    expect((await end).ok).toBe(true);
    expect(shop.log).toEqual(['-ci2', '+ITEM02*2', 'read']);
    expect(contents()).toEqual(['2 ITEM02', '1 ITEM01', '3 ITEM03']);
    expect([removals(), page.$notices.get()]).toEqual([[], []]);
    expect(kept()).toMatchObject({ itemNumber: 'ITEM02', restored: true });
    void page.removeLine('ci3');
    await later();
    expect(page.$undoHistory.get()).toHaveLength(1);
  });

  it('works for several removals, in any order, and after other changes', async () => {
    void page.removeLine('ci1');
    void page.removeLine('ci2');
    page.setLineQuantity('ci3', 9);
    await later(2000);
    expect(removals()).toEqual([
      ['Item 1', 1, 0, 0],
      ['Item 2', 2, 0, 0],
    ]);
    for (const removal of page.$undoHistory.get().toReversed()) void page.undoRemoval(removal);
    await later();
    expect(contents()).toEqual(['1 ITEM01', '2 ITEM02', '9 ITEM03']);
  });

  it('stays possible if the server refuses it, with its message', async () => {
    void page.removeLine('ci2');
    await later();
    shop.answers.set('+', [refusal('Restricted item')]);
    const end = page.undoRemoval(kept());
    await later();
    expect(await end).toMatchObject({ ok: false, failure: { messages: [{ message: 'Restricted item' }] } });
    expect(removals()).toEqual([['Item 2', 2, 1, 0]]);
    expect(page.$undoHistory.get()[0]?.failure).toMatchObject({ messages: [{ message: 'Restricted item' }] });
  });

  it('is offered for as long as the page is open [1 §2 Removal banner]', async () => {
    void page.removeLine('ci2');
    await later(7_200_000);
    expect(removals()).toHaveLength(1);
  });
});

describe('a cart that is cleared', () => {
  it('is empty, and one undo restores all of it', async () => {
    const end = page.removeAllLines();
    expect(page.removeAllLines()).toBe(end);
    await later();
    expect((await end).ok).toBe(true);
    expect([contents(), removals()]).toEqual([[], [['Item 1', 1, 0, 2]]]);
    expect(page.$notices.get()).toEqual([]);
    void page.undoRemoval(kept());
    await later();
    expect(contents()).toEqual(['3 ITEM03', '2 ITEM02', '1 ITEM01']);
    expect(shop.log).toEqual(['clear', '+ITEM01*1', '+ITEM02*2', '+ITEM03*3', 'read']);
    expect([removals(), page.$notices.get()]).toEqual([[], []]);
  });

  it('is restored as far as the server allows; the rest can still be undone', async () => {
    void page.removeAllLines();
    await later();
    shop.answers.set('+', [{}, refusal('Restricted item')]);
    const end = page.undoRemoval(kept());
    await later();
    expect((await end).ok).toBe(false);
    expect(contents()).toEqual(['3 ITEM03', '1 ITEM01']);
    expect(removals()).toEqual([['Item 2', 2, 0, 0]]);
  });

  it('stops being restored when the server no longer replies', async () => {
    void page.removeAllLines();
    await later();
    shop.answers.set('+', [{}, { end: 401, ignored: true }]);
    void page.undoRemoval(kept());
    await later();
    expect(shop.log.filter((entry) => entry.startsWith('+'))).toEqual(['+ITEM01*1', '+ITEM02*2']);
    expect(removals()).toEqual([['Item 2', 2, 0, 1]]);
  });

  it('stays unchanged if clearing fails, and quantities typed before are sent', async () => {
    shop.answers.set('clear', [refusal('Not now')]);
    page.setLineQuantity('ci1', 5);
    const end = page.removeAllLines();
    await later(2000);
    expect((await end).ok).toBe(false);
    expect(contents()).toEqual(['5 ITEM01', '2 ITEM02', '3 ITEM03']);
    expect(removals()).toEqual([]);
  });

  it('counts as cleared if a later read shows it empty', async () => {
    shop.answers.set('clear', [{ end: 'cut' }]);
    const end = page.removeAllLines();
    await later();
    expect((await end).ok).toBe(true);
    expect(removals()).toEqual([['Item 1', 1, 0, 2]]);
  });
});
