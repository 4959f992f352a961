/** What a run says if the cart doesn't have what was added. */
import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop } from '../../../support/shop.ts';
import { openBulkPage, pieces, rowsOf, untilIdle } from './support.ts';

keepTestsApart();

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
});
