/**
 * A file of the widgets that the server fails to send once. Older browsers remember the failure by the file's address;
 * the shopper then sees something else, so run this with both kinds: `CHROME_PATH=.cache/chromium/chromium` is an older
 * one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import {
  BEAKERS,
  cartStands,
  goToQuickOrder,
  press,
  readLine,
  readLines,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { builtFolder, eventually, SHIPPED, useShop, type VisitOptions } from '../support/shop-visit.ts';
import { remembersFailures } from './remembers-failures.ts';

const FAILURE = [/Failed to load resource/];
const MISSING = [...FAILURE, /-not-loaded: /];

describe.each([SHIPPED])('when a file fails once, %s', (runtime) => {
  const shop = useShop(runtime);
  const { version } = JSON.parse(readFileSync(join(builtFolder(runtime), 'manifest.json'), 'utf8'));
  const [, mark] = version.split('+');
  const QUICK_ORDER = `quick-order-${mark}.js`;
  const CART_PAGE = `cart-page-${mark}.js`;

  /** Opens the cart; `asked()` returns the requested addresses, without their folder. */
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

  const stateOf = (page: Page, widget: string) =>
    page.evaluate(
      (wanted) => window.cbWidgets?.status?.().find(({ name }) => name === wanted)?.state,
      widget,
    );
  /** Scrolls to the quick order, which is loaded when it comes near the viewport. */
  const quickOrder = async (page: Page) => {
    await page.evaluate(() => document.querySelector('[data-cb-widget="quick-order"]')?.scrollIntoView());
    return stateOf(page, 'quick-order');
  };

  it.each(['file', 'cut-file'])(
    'shows a widget whose own file fails as %s; no other module loads from two addresses [reliability Missing code, reliability Other address]',
    async (fault) => {
      const { page, asked } = await visit(`${fault}:${QUICK_ORDER}`);
      await eventually(() => quickOrder(page)).toBe('mounted');
      await cartStands(page);
      expect(await asked('quick-order.js?')).toEqual(
        (await remembersFailures(page)) ? ['quick-order.js?again'] : [],
      );
    },
  );

  it('opens a dialog whose file fails, and the rest stays [reliability Missing code, reliability Other address]', async () => {
    const { page } = await visit('file:cart-dialogs');
    await cartStands(page);
    await press(page, 'remove all items');
    await page.waitForSelector('cb-cart-page dialog[open]');
    expect(await readLines(page)).toHaveLength(14);
  });

  it('requests only the usual address if the browser asks the server again [reliability Other address]', async () => {
    const { page, asked } = await visit('flaky:4,file:cart-dialogs', { expects: MISSING });
    await cartStands(page);
    await press(page, 'remove all items');
    if (await remembersFailures(page)) return;
    await page.waitForSelector('cb-cart-page [role="alert"]');
    expect(await asked('?again')).toEqual([]);
  });

  it('offers a reload if the file of a dialog can’t load, and the cart still works [reliability Missing code]', async () => {
    const { page } = await visit('flaky:9,file:cart-dialogs', { expects: MISSING });
    await cartStands(page);
    await press(page, 'remove all items');
    await sees(page, 'This part of the page didn’t load.');
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

  it('keeps typed text over that reload: a quantity and the rows of quick order [reliability Missing code, 1 §4 Quick order]', async () => {
    const { page } = await visit('flaky:9,file:cart-dialogs', { expects: MISSING });
    await cartStands(page);
    await press(page, 'remove all items');
    await sees(page, 'This part of the page didn’t load.');
    await goToQuickOrder(page);
    await page.keyboard.type('591280');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    // Without leaving the field, so that nothing has been sent yet.
    await page.evaluate(() => {
      document.documentElement.dataset.before = 'reload';
      const buttons = [...document.querySelectorAll<HTMLElement>('cb-cart-page [role="alert"] button')];
      buttons.find(({ textContent }) => textContent === 'Reload page')?.click();
    });
    await eventually(() => page.$eval('html', ({ dataset }) => dataset.before ?? 'new')).toBe('new');
    await cartStands(page);
    await eventually(async () => (await readLine(page, '721260')).quantity).toBe('12');
    await goToQuickOrder(page);
    await eventually(() =>
      page.$eval(
        'cb-quick-order input[data-field="itemNumber"]',
        (field) => (field as HTMLInputElement).value,
      ),
    ).toBe('591280');
  });

  it('offers a reload if the code of the checkout can’t load [reliability Missing code, 1 §8 Checkout]', async () => {
    const { page } = await visit('flaky:9,file:leave-cart', { expects: MISSING });
    await page.waitForSelector('cb-cart-page tr[data-line]');
    await press(page, 'Checkout');
    await eventually(() =>
      page.$$eval('cb-cart-page [role="alert"] button', (buttons) =>
        buttons.map((button) => button.textContent),
      ),
    ).toContain('Reload page');
  });

  it('opens the dialogs of a cart whose own file has failed once, or offers a reload if the browser remembers the failure [reliability Missing code]', async () => {
    const { page } = await visit(`file:${CART_PAGE}`, { expects: MISSING });
    await page.waitForSelector('cb-cart-page tr[data-line]');
    await press(page, 'remove all items');
    // The dialogs import the cart's own file by its usual address.
    if (await remembersFailures(page)) await sees(page, 'This part of the page didn’t load.');
    else await page.waitForSelector('cb-cart-page dialog[open]');
  });

  it.each(['file', 'cut-file'])(
    'loads even if the preload of its own file has failed as %s, or keeps its fallback [reliability Missing code, embedding Head]',
    async (fault) => {
      const { page } = await visit(`${fault}:${CART_PAGE}`, { query: '&head=self', expects: MISSING });
      // The fragment gives integrity values, so no other address is tried.
      await eventually(() => stateOf(page, 'cart-page')).toBe(
        (await remembersFailures(page)) ? 'failed' : 'mounted',
      );
    },
  );

  it('isn’t run after its preload was refused for a wrong integrity value [S11, reliability Missing code, embedding Head]', async () => {
    const { page } = await shop.visit('/help?head=self', { expects: [...MISSING, /integrity/], fresh: true });
    await page.waitForFunction(() => window.cbWidgets?.version);
    await page.evaluate(async (file) => {
      const link = Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href: `/widgets/releases/${window.cbWidgets?.version}/assets/${file}`,
        integrity: `sha384-${'A'.repeat(64)}`,
      });
      const ended = new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      });
      document.head.append(link);
      await ended;
      const point = document.createElement('div');
      point.dataset.cbWidget = 'quick-order';
      point.dataset.cbLoad = 'eager';
      document.body.append(point);
    }, QUICK_ORDER);
    await eventually(() => quickOrder(page)).toBe('failed');
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(files.filter((name) => name.includes('?again'))).toEqual([]);
  });

  it('loads a shared file again, or leaves the fallback and says that the widget failed [reliability Missing code]', async () => {
    const { page } = await visit(`file:/page-${mark}`, { expects: MISSING });
    await eventually(() => quickOrder(page)).toBe((await remembersFailures(page)) ? 'failed' : 'mounted');
    if (await remembersFailures(page)) await sees(page, 'Find items by keyword');
  });

  it('never runs code without integrity if the page has integrity values [reliability Other address]', async () => {
    const { page, asked } = await visit(`file:${QUICK_ORDER}`, { expects: MISSING, query: '&head=nonce' });
    await eventually(() => quickOrder(page)).toBe((await remembersFailures(page)) ? 'failed' : 'mounted');
    expect(await asked('?again')).toEqual([]);
  });
});
