import { beforeEach, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop, type Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const KEY = 'cb-line-edits';

let shop: Shop;
let page: Page;

/** Opens a page, on which the shopper changes the first line before the code that takes over edits is loaded. */
async function openAndType(): Promise<void> {
  shop = openShop(line(1), line(2));
  page = await openPage({ cart: shop.cart() });
  await page.loadCart();
  page.setLineQuantity('ci1', 7);
  await later(0);
}

/** The edits of an earlier page, as that code finds them. */
async function left(): Promise<object | undefined> {
  const { readKeptEdits } = await import('../../../../../shared/page/storage/read-kept-edits.ts');
  return readKeptEdits(page.textOfLeftEdits())?.edits;
}

beforeEach(() => sessionStorage.clear());

it('are not the edits of this page, which it would otherwise report as left by an earlier one [reliability Page hide]', async () => {
  await openAndType();
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '').edits).toEqual({
    ci1: { wanted: 7, phase: 'editing' },
  });
  expect(await left()).toBeUndefined();
});

it('are still there if the shopper has typed on this page meanwhile [reliability Page hide]', async () => {
  const edits = { ci2: { wanted: 5, phase: 'sending' } };
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), edits }));
  await openAndType();
  expect(await left()).toEqual(edits);
});

it('are still there once what the shopper has typed on this page is saved [reliability Page hide]', async () => {
  const edits = { ci2: { wanted: 5, phase: 'sending' } };
  sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), edits }));
  await openAndType();
  await later(5000);
  expect(shop.log).toContain('ci1=7');
  expect(await left()).toEqual(edits);
});

it('are none if the storage held something else [reliability Page hide]', async () => {
  sessionStorage.setItem(KEY, '{');
  await openAndType();
  expect(await left()).toBeUndefined();
});
