/** What a run says if the cart doesn't have what was added. */
import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { CONFLICT, line, openShop, refusal } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { type BulkPage, openBulkPage, pieces, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

const messages = ({ $bulkAdd }: BulkPage) => $bulkAdd.get()?.rows.map(({ message }) => message);

describe('a run of many rows', () => {
  it('says so if the cart has fewer pieces of a row than were added [journal Capped]', async () => {
    const shop = openShop(line(1, 990));
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 20], [2, 1]) });
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 999, ITEM02: 1 });
    expect(page.$bulkAdd.get()?.rows[0]).toMatchObject({
      state: 'added',
      message: expect.stringContaining('999'),
    });
    expect(page.$bulkAdd.get()?.rows[1]?.message).toBeUndefined();
  });

  it('says so if the cart has more pieces, because the browser sent a row again by itself [journal Capped]', async () => {
    const shop = openShop(line(2, 4));
    const send = fetch;
    let repeats = 1;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      // As if a kept-alive connection were reset before the reply: no script is told.
      if (`${request[0]}`.includes('quick-add') && repeats-- > 0) await send(...request);
      return send(...request);
    });
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 3], [2, 1]) });
    await untilIdle(page);
    expect(pieces(shop)).toEqual({ ITEM01: 6, ITEM02: 5 });
    const rows = page.$bulkAdd.get()?.rows;
    expect(rows?.[0]).toMatchObject({ state: 'added', message: expect.stringMatching(/6 .*3/) });
    expect(rows?.[1]?.message).toBeUndefined();
  });

  it('says so once for each row that was added, and says nothing about the others [journal Capped, journal Refused]', async () => {
    const shop = openShop(line(1, 990));
    shop.answers.set('+', [refusal('Sold out.'), {}, {}, {}]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [1, 20], [1, 5]) });
    await later(25);
    page.stopBulkAdd();
    await untilIdle(page);
    const first = 'Your cart has 999 of this item, not 1,010.';
    expect([states(page)[2], messages(page)]).toEqual(['waiting', ['Sold out.', first, undefined]]);
    const [capped] = shop.lines;
    if (capped) capped.quantity = 500;
    void page.resumeBulkAdd();
    await later(15);
    if (capped) capped.quantity = 400;
    await untilIdle(page);
    const second = 'Your cart has 400 of this item, not 505.';
    expect(messages(page)).toEqual(['Sold out.', first, second]);
  });

  it('says nothing about pieces that the shopper removes before Continue [journal Capped]', async () => {
    const shop = openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [2, 1]) });
    await later(15);
    page.stopBulkAdd();
    await untilIdle(page);
    shop.lines = [];
    void page.resumeBulkAdd();
    await untilIdle(page);
    expect([states(page), messages(page)]).toEqual([
      ['added', 'added'],
      [undefined, undefined],
    ]);
  });

  it.each([1, 2])(
    'says nothing if part of the cart can’t be read, the %i. time [journal Capped]',
    async (time) => {
      const shop = openShop();
      const page = await openBulkPage();
      const unreadable = { body: { ...shop.cart(), commerceItems: [{ commerceId: 'ci8' }] } };
      shop.answers.set('read', time === 1 ? [unreadable] : [{}, unreadable]);
      void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [2, 1]) });
      await untilIdle(page);
      expect(page.$bulkAdd.get()?.phase).toBe('done');
      expect(messages(page)).toEqual([undefined, undefined]);
    },
  );

  it.each([true, false])(
    'says nothing if the cart can’t be read at the end; was it shown before: %s [journal Capped]',
    async (isShown) => {
      const shop = openShop();
      const page = await openBulkPage();
      if (isShown) void page.loadCart();
      await later();
      shop.answers.set('read', [{}, ...Array(9).fill({ end: 500 })]);
      void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
      await untilIdle(page);
      expect([page.$bulkAdd.get()?.phase, messages(page)]).toEqual(['done', [undefined]]);
    },
  );

  it('says nothing about what another write removes, because of which a row is sent again [journal Capped, journal Conflict]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, CONFLICT]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([7, 1], [1, 2]) });
    await later(25);
    shop.lines = [];
    await untilIdle(page);
    expect([states(page), messages(page)]).toEqual([
      ['added', 'added'],
      [undefined, undefined],
    ]);
  });

  it('doesn’t repeat a question: a row that may have been added explains more pieces of its item [journal Capped, journal Asked]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { end: 'cut' }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [1, 3]) });
    await later(25);
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
    await untilIdle(page);
    expect([states(page), messages(page)]).toEqual([
      ['added', 'asking'],
      [undefined, undefined],
    ]);
  });
});
