import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listProducts } from '../../../demo-pages/server/catalogue/catalogue.ts';
import { quantitiesByItem } from '../../../shared/domain/cart/quantities-by-item.ts';
import { click } from '../support/cart-screen.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const ISLAND = fileURLToPath(new URL('bulk-add-island.tsx', import.meta.url));

/** Sixty rows of twenty items, which are on three rows each; none of them is limited. */
const ROWS = listProducts()
  .filter(({ priceOnRequest, maximum, stock }) => !priceOnRequest && !maximum && stock.state === 'in-stock')
  .slice(0, 20)
  .flatMap(({ itemNumber }) => [1, 2, 3].map((quantity) => ({ itemNumber, quantity })))
  .map((row, place) => ({ ...row, key: `r${place}` }));

let island: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [ISLAND],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bulkAdd',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  island = outputFiles[0]?.text ?? '';
});

/** Puts the island into a page. */
async function mount(page: Page): Promise<void> {
  await page.waitForSelector('#cb-state');
  await page.evaluate(`${island};window.bulkAdd = bulkAdd`);
}

const begin = (page: Page) => page.evaluate(`bulkAdd.begin(${JSON.stringify(ROWS)})`);
const text = (page: Page) => readFrom(page, '#bulk-add', (place) => place.textContent ?? '');
const done = async (page: Page) => Number(/(\d+) of 60/.exec(await text(page))?.[1] ?? 0);

/** The pieces of each item, summed up. */
function sums(rows: readonly { itemNumber: string; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(quantitiesByItem(rows).map(({ itemNumber, quantity }) => [itemNumber, quantity]));
}

describe.each([SHIPPED])('sixty rows, %s', (runtime) => {
  const shop = useShop(runtime);

  it('are in the cart once each after a reload in the middle, and the other tab adds nothing [journal Kills, journal Other tabs]', async () => {
    const { page, openTab, calls } = await shop.visit('/help');
    const other = await openTab('/help');
    await mount(other);
    await page.bringToFront();
    await mount(page);
    await begin(page);
    await eventually(() => done(page)).toBeGreaterThan(1);
    const held = await holdReplies(page, '*quick-add-to-cart');
    await held.arrived();
    await begin(other);
    await eventually(() => text(other)).toContain('Another tab is adding items');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await held.release();
    await mount(page);
    await eventually(() => text(page)).toContain('The page closed before everything was added');
    const sent = calls('quick-add').length;
    expect(sent).toBeLessThan(60);
    expect(await readFrom(page, '#bulk-add button', ({ textContent }) => textContent)).toBe('Continue');
    // The page's other widgets may still push it down.
    await click(page, '#bulk-add button');
    await eventually(() => text(page)).toContain('60 of 60 added to your cart.');
    const got = calls('quick-add')
      .filter((call) => call.done)
      .map(({ body }) => body as { skuId: string; quantity: number });
    expect(sums(got.map(({ skuId, quantity }) => ({ itemNumber: skuId, quantity })))).toEqual(sums(ROWS));
    expect(got).toHaveLength(60);
  });
});
