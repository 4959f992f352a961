import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../../../support/page.ts';
import { line, openShop, type Shop } from '../../../../support/shop.ts';
import { openPage, type Page, shown } from '../../../../support/stores.ts';

keepTestsApart({ quiet: true });

const CODE = '../../../../../../shared/stores/cart/writes/line-writes.ts';

let shop: Shop;
let page: Page;

beforeEach(async () => {
  // Stands for a file that fails to load; the module itself isn't replaced.
  vi.doMock(CODE, () => {
    throw new Error('no such file');
  });
  shop = openShop(line(1), line(2));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
  await vi.dynamicImportSettled();
});

afterEach(() => {
  vi.doUnmock(CODE);
});

/**
 * Lets time pass until everything requested has loaded or failed. An import under way ends first, because a second one
 * at the same time would bypass the mock.
 */
async function later(ms = 100): Promise<void> {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(100);
}

it('keeps a quantity that can’t be sent without the code, and sends it on the next try once the code is there [1 §4]', async () => {
  page.setLineQuantity('ci1', 5);
  await later(1000);
  expect(page.$lineEdits.get().ci1).toEqual({ wanted: 5, phase: 'failed' });
  expect([shop.log, shown(page).ci1]).toEqual([[], 5]);
  page.retryLine('ci1');
  await later();
  expect(page.$lineEdits.get().ci1).toEqual({ wanted: 5, phase: 'failed' });
  vi.doUnmock(CODE);
  page.retryLine('ci1');
  await later();
  expect([shop.log, page.$lineEdits.get()]).toEqual([['ci1=5'], {}]);
});

it('says that a line couldn’t be removed, and removes it once the code can load', async () => {
  const end = page.removeLine('ci1');
  expect(shown(page).ci1).toBe(0);
  await later();
  expect(await end).toMatchObject({ ok: false, failure: { kind: 'network' } });
  expect(page.$lineEdits.get().ci1).toEqual({ wanted: 0, phase: 'failed' });
  vi.doUnmock(CODE);
  page.retryLine('ci1');
  await later();
  expect(shop.log).toEqual(['-ci1']);
  expect(shown(page)).toEqual({ ci2: 2 });
});

it('blocks checkout with a quantity that hasn’t been sent', async () => {
  page.setLineQuantity('ci1', 5);
  await later(1000);
  const end = page.flushCart();
  await later();
  expect(await end).toEqual({ settled: false });
});

it('stops waiting for a half-typed quantity if the code can’t load', async () => {
  page.setLineQuantity('ci1', 5);
  await later();
  const end = page.flushCart();
  await later();
  await later();
  expect(await end).toEqual({ settled: false });
  expect(page.$lineEdits.get().ci1).toEqual({ wanted: 5, phase: 'failed' });
});
