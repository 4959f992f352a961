/** When a row whose reply was lost is decided, and what the run does after that. */
import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { openShop, type Shop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, rowsOf, states, untilIdle } from './support.ts';

keepTestsApart({ quiet: true });

/** The requests, without the items and the count in the header. */
const requests = ({ log }: Shop) =>
  log.flatMap((entry) => (entry === 'count' ? [] : entry.replace(/\+.*/, '+'))).join(' ');

describe('a row whose reply was lost', () => {
  it('is sent again 20 s after it was sent, even if the loss was noticed late [journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{ end: 'cut', after: 10_000, ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2]) });
    await later(19_000);
    expect(requests(shop)).toBe('read + read');
    await later(2000);
    expect([states(page), requests(shop)]).toEqual([['added'], 'read + read read + read']);
  });

  it('is followed by ten more rows before the cart is read again [journal Reads, journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, {}, {}, {}, {}, { end: 'cut', ignored: true }]);
    const page = await openBulkPage();
    const rows = rowsOf(...Array.from({ length: 14 }, () => [1, 1] as [number, number]));
    void page.startBulkAdd({ source: 'test', rows });
    await untilIdle(page);
    expect(requests(shop)).toBe('read + + + + + + read read + + + + + + + + + read');
  });

  it('is added without a word about its pieces if the cart has them [journal Decided, journal Capped]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { end: 'cut' }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 2], [1, 3]) });
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.rows.map(({ state, message }) => [state, message])).toEqual([
      ['added', undefined],
      ['added', undefined],
    ]);
  });
});
