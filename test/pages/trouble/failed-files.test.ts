/**
 * A file of the widgets that the server fails to send once. Chromium before 150 or so remembers it by its address; what
 * is told then differs, so run this with such a browser, too: `CHROME_PATH=.cache/chromium/chromium`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLines, sees } from '../support/cart-screen.ts';
import { builtFolder, eventually, SHIPPED, useShop, type VisitOptions } from '../support/shop-visit.ts';

const FAILURE = [/Failed to load resource/];
const MISSING = [...FAILURE, /-not-loaded: /];

describe.each([SHIPPED])('when a file fails once, %s', (runtime) => {
  const shop = useShop(runtime);
  const { version } = JSON.parse(readFileSync(join(builtFolder(runtime), 'manifest.json'), 'utf8'));
  const QUICK_ORDER = `quick-order-${version.split('+')[1]}.js`;

  /** Opens the cart; `asked()` gives the addresses that were asked for, without their folder. */
  async function visit(fault: string, { expects = FAILURE, query = '' } = {}) {
    const options: VisitOptions = { expects, fresh: true };
    const { page } = await shop.visit(`/checkout/cart?state=profile${query}&fault=${fault}`, options);
    const asked = (part: string) =>
      page.evaluate(
        (text) =>
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name.replace(/.*\//, '').replace(/-[0-9a-f]{8}\.js/, '.js'))
            .filter((name) => name.includes(text)),
        part,
      );
    return { page, asked };
  }

  const quickOrder = (page: Page) =>
    page.evaluate(() => window.cbWidgets?.status?.().find(({ name }) => name === 'quick-order')?.state);

  it.each(['file', 'cut-file'])(
    'shows a widget whose own file fails as %s; no other module comes under two addresses [reliability Missing code, reliability Other address]',
    async (fault) => {
      const { page, asked } = await visit(`${fault}:${QUICK_ORDER}`);
      await eventually(() => quickOrder(page)).toBe('mounted');
      await cartStands(page);
      expect(await asked('quick-order.js?')).toEqual((await remembers(page)) ? ['quick-order.js?again'] : []);
    },
  );

  it('opens a dialog whose file fails, beside what stands [reliability Missing code, reliability Other address]', async () => {
    const { page } = await visit('file:cart-dialogs');
    await cartStands(page);
    await press(page, 'remove all items');
    await page.waitForSelector('cb-cart-page dialog[open]');
    expect(await readLines(page)).toHaveLength(14);
  });

  it('asks under the usual address alone where the browser asks the server again [reliability Other address]', async () => {
    const { page, asked } = await visit('flaky:2,file:cart-dialogs', { expects: MISSING });
    await cartStands(page);
    await press(page, 'remove all items');
    if (await remembers(page)) return;
    await page.waitForSelector('cb-cart-page [role="alert"]');
    expect(await asked('?again')).toEqual([]);
  });

  it('offers a reload where the file of a dialog cannot be had, and the cart goes on [reliability Missing code]', async () => {
    const { page } = await visit('flaky:9,file:cart-dialogs', { expects: MISSING });
    await cartStands(page);
    await press(page, 'remove all items');
    await sees(page, 'This part of the page could not be loaded.');
    await press(page, `Remove ${BEAKERS}`);
    await eventually(() => readLines(page)).toHaveLength(13);
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'reload';
    });
    await press(page, 'Reload page');
    await eventually(() => page.$eval('html', ({ dataset }) => dataset.before ?? 'new')).toBe('new');
    await cartStands(page);
    await eventually(() => readLines(page)).toHaveLength(13);
  });

  it('has a shared file again, or leaves the fallback and says that the widget failed [reliability Missing code]', async () => {
    const { page } = await visit('file:shared-0', { expects: MISSING });
    await eventually(() => quickOrder(page)).toBe((await remembers(page)) ? 'failed' : 'mounted');
    if (await remembers(page)) await sees(page, 'Ordering by item number needs JavaScript.');
  });

  it('runs no code without its integrity where the page gives integrity [reliability Other address]', async () => {
    const { page, asked } = await visit(`file:${QUICK_ORDER}`, { expects: MISSING, query: '&head=nonce' });
    await eventually(() => quickOrder(page)).toBe((await remembers(page)) ? 'failed' : 'mounted');
    expect(await asked('?again')).toEqual([]);
  });
});

/** Whether the browser answers for a failed module by itself, without asking the server a second time. */
async function remembers(page: Page): Promise<boolean> {
  const version = /\/(\d+)/.exec(await page.browser().version())?.[1];
  return Number(version) < 150;
}
