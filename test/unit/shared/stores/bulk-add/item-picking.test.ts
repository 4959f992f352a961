import { describe, expect, it } from 'vitest';
import { type PickItem, pickRows } from '../../../../../shared/domain/bulk-add/item-pick.ts';
import type { ItemPicking } from '../../../../../shared/stores/bulk-add/item-picking.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, refusal } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, pickItems, pieces, rowsOf, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

/** Items 1 to 3 of the shop, each ordered in the quantity of its number; the last one has no item number. */
const ITEMS: PickItem[] = [...pickItems(1, 2, 3), { key: 'k4', itemNumber: '', name: 'Nameless' }];

async function openPicking({ source = 'order:o1', ...options }: { source?: string; profile?: object } = {}) {
  const page = await openBulkPage(options);
  const store = await import('../../../../../shared/stores/bulk-add/item-picking.ts');
  const picking = store.createItemPicking(source);
  picking.open();
  await later();
  return { ...page, ...store, picking };
}

const rows = ({ $picks }: ItemPicking) => pickRows(ITEMS, $picks.get(), null);
const ticked = (picking: ItemPicking) => picking.$picks.get().ticked;

describe('choosing items', () => {
  it('adds the ticked items as one run, and ticks refused items again [picker Adding]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, refusal('Item ITEM03 is sold out.')]);
    const page = await openPicking();
    const { picking } = page;
    picking.tick(['k1', 'k3'], true);
    picking.type('k1', '7');
    picking.type('k3', '5');
    expect(picking.add(rows(picking))).toBeUndefined();
    expect(ticked(picking)).toEqual([]);
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 7 });
    expect(
      page.runInTheWay(page.$bulkAdd.get(), 'order:o1')?.rows.map(({ state, message }) => [state, message]),
    ).toEqual([
      ['added', undefined],
      ['refused', 'Item ITEM03 is sold out.'],
    ]);
    picking.leaveRun();
    expect(page.$bulkAdd.get()).toBeNull();
    expect(ticked(picking)).toEqual(['k3']);
    expect(rows(picking)[2]?.text).toBe('5');
  });

  it.each(['0', '', '1000', '01', '2.5', '-3'])(
    'sends nothing while a ticked row has the quantity "%s" [picker Quantity]',
    async (text) => {
      const shop = openShop();
      const { picking } = await openPicking();
      picking.tick(['k1', 'k2'], true);
      picking.type('k2', text);
      expect(picking.add(rows(picking))).toBe('k2');
      await later(5000);
      expect(shop.log.filter((entry) => entry.startsWith('+'))).toEqual([]);
      expect(rows(picking).map(({ wrong }) => wrong)).toEqual([false, true, false, false]);
      picking.type('k2', '2');
      expect(rows(picking)[1]?.wrong).toBe(false);
    },
  );

  it('ignores wrong quantities in unticked rows [picker Quantity]', async () => {
    const shop = openShop();
    const page = await openPicking();
    page.picking.tick(['k1'], true);
    page.picking.type('k2', 'many');
    expect(page.picking.add(rows(page.picking))).toBeUndefined();
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1 });
  });

  it('never ticks an item without a number [picker Ticks]', async () => {
    openShop();
    const { picking } = await openPicking();
    picking.tick(
      ITEMS.map(({ key }) => key),
      true,
    );
    expect(rows(picking).map((row) => row.ticked)).toEqual([true, true, true, false]);
  });

  it('reads the cart, even one that has already been read, and counts an item on two lines [picker Cart]', async () => {
    const shop = openShop(line(1, 2), { ...line(1, 3), id: 'ci9' });
    const page = await openBulkPage();
    void page.loadCart();
    await later();
    shop.log.length = 0;
    const { createItemPicking } = await import('../../../../../shared/stores/bulk-add/item-picking.ts');
    const { wholeCartQuantities } = await import('../../../../../shared/domain/cart/cart-quantities.ts');
    const picking = createItemPicking('order:o1');
    picking.open();
    expect(picking.$reading.get()).toBe(true);
    await later();
    expect(picking.$reading.get()).toBe(false);
    expect(shop.log.filter((entry) => entry === 'read')).toHaveLength(1);
    const { cart } = page.$cart.get();
    const found = pickRows(ITEMS, picking.$picks.get(), cart && wholeCartQuantities(cart));
    expect(found.map(({ inCart }) => inCart)).toEqual([5, 0, 0, 0]);
  });
});

describe('the ticks', () => {
  it('return in the next table of the same order, and in no other [picker Kept]', async () => {
    openShop();
    const { picking, createItemPicking } = await openPicking();
    picking.tick(['k2'], true);
    picking.type('k2', '9');
    expect(rows(createItemPicking('order:o1'))[1]).toMatchObject({ ticked: true, text: '9' });
    expect(rows(createItemPicking('order:o2'))[1]).toMatchObject({ ticked: false, text: '2' });
  });

  it('return, except those that only another release can read [picker Kept, reliability Other release]', async () => {
    openShop();
    const kept = { ticked: ['k1', 7, { key: 'k2' }], texts: { k1: '9', k2: 4 }, sizes: { k1: 'large' } };
    sessionStorage.setItem('cb-picks:order:o1', JSON.stringify(kept));
    const { picking } = await openPicking();
    expect(ticked(picking)).toEqual(['k1']);
    expect(
      rows(picking)
        .map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(['9', '2']);
  });

  it('return after the session has ended and the shopper has signed in again [picker Kept]', async () => {
    openShop();
    const first = await openPicking();
    first.picking.tick(['k1', 'k3'], true);
    first.markSessionEnded();
    const { picking } = await openPicking();
    expect(ticked(picking)).toEqual(['k1', 'k3']);
  });

  it('belong to a run that stops if the session ends during it, and goes on from there [picker Kept]', async () => {
    const shop = openShop();
    const page = await openPicking();
    page.picking.tick(['k1', 'k2'], true);
    page.markSessionEnded();
    page.picking.add(rows(page.picking));
    await untilIdle(page);
    expect(page.$bulkAdd.get()).toMatchObject({ phase: 'stopped', reason: { kind: 'session' } });
    const next = await openPicking();
    await untilIdle(next);
    expect(next.runInTheWay(next.$bulkAdd.get(), 'order:o1')?.rows).toHaveLength(2);
    void next.resumeBulkAdd();
    await untilIdle(next);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 2 });
  });

  it('belong to one shopper [picker Kept]', async () => {
    openShop();
    const first = await openPicking();
    first.picking.tick(['k1'], true);
    const { picking } = await openPicking({ profile: { profileId: '330033' } });
    expect(ticked(picking)).toEqual([]);
  });

  it('are forgotten at sign-out [picker Kept]', async () => {
    openShop();
    const { picking, createItemPicking } = await openPicking();
    picking.tick(['k1'], true);
    const { noteSignedOut } = await import('../../../../../shared/stores/account/signed-out.ts');
    noteSignedOut();
    expect(ticked(picking)).toEqual([]);
    expect(ticked(createItemPicking('order:o1'))).toEqual([]);
  });
});

describe('a run that was started elsewhere', () => {
  it('is shown until it has ended, and nothing is started or lost in the meantime [picker In the way]', async () => {
    const shop = openShop();
    const page = await openPicking();
    const { picking } = page;
    void page.startBulkAdd({ source: 'quick-order', rows: rowsOf([1, 1], [2, 1]) });
    expect(page.runInTheWay(page.$bulkAdd.get(), 'order:o1')?.source).toBe('quick-order');
    picking.tick(['k3'], true);
    picking.add(rows(picking));
    expect(ticked(picking)).toEqual(['k3']);
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1 });
    expect(page.runInTheWay(page.$bulkAdd.get(), 'order:o1')).toBeNull();
    picking.add(rows(picking));
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 1, ITEM02: 1, ITEM03: 3 });
  });

  it('that has stopped can be discarded, and ticks nothing here [picker In the way]', async () => {
    openShop();
    const page = await openPicking();
    void page.startBulkAdd({ source: 'quick-order', rows: rowsOf([1, 1], [2, 1]) });
    page.stopBulkAdd();
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.phase).toBe('stopped');
    page.picking.leaveRun();
    expect(page.$bulkAdd.get()).toBeNull();
    expect(ticked(page.picking)).toEqual([]);
  });
});
