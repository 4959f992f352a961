/** What a page keeps in memory of islands and carts that are gone. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';
import { whatKeeps } from './what-keeps.ts';

const REMOUNTS = 20;
/**
 * How many carts may be in memory. Chromium keeps some of the page’s last layouts, and with them the elements that they
 * placed, until it draws the next frame or longer.
 */
const KEPT_CARTS = 10;
const CHANGES = 40;
/** How many arrays a change may leave; the nodes that it renders have some 60, those of the whole cart some 800. */
const KEPT_OF_A_CHANGE = 5;

describe.each([SHIPPED])('a page that stays open, %s', (runtime) => {
  const shop = useShop(runtime);

  it('keeps no removed islands and no earlier carts [performance Memory]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartShown(page);
    await remount(page, REMOUNTS);
    // The first changes load code and fill the list of notices.
    await changeOnServer(page, 0, 10);
    // Anything that a removed island still waits for may keep it alive until then.
    await expectCartsFewerThan(KEPT_CARTS, page);

    const before = await countArrays(page);
    await changeOnServer(page, 10, CHANGES);
    const kept = (await countArrays(page)) - before;
    expect(kept / CHANGES).toBeLessThan(KEPT_OF_A_CHANGE);
    expect(await page.$$eval('.cb-notices .cb-notice', ({ length }) => length)).toBeLessThanOrEqual(7);
  });
});

async function remount(page: Page, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await page.evaluate(() => {
      const { cbWidgets } = window as unknown as {
        cbWidgets: Record<'mount' | 'unmount', (on: Node) => void>;
      };
      const point = document.querySelector('[data-cb-widget="cart-page"]') as Element;
      cbWidgets.unmount(point);
      cbWidgets.mount(point);
    });
    await cartShown(page);
  }
}

/** Waits for the lines. Returns no handle to an element, because that would keep the element's tree alive. */
async function cartShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('cb-cart-page .cb-line') !== null);
}

/** Changes quantities as another window would, and has the page read the cart each time. */
async function changeOnServer(page: Page, first: number, times: number): Promise<void> {
  await page.evaluate(
    async (start, count) => {
      const state = JSON.parse(document.getElementById('cb-state')?.textContent ?? '{}');
      const lines = document.querySelectorAll<HTMLElement>('cb-cart-page tr[data-line]');
      for (let index = start; index < start + count; index += 1) {
        const { line } = (lines[index % lines.length] as HTMLElement).dataset;
        const quantity = 2 + ((index * 7) % 40);
        const shown = new Promise((done) => {
          document.addEventListener('cb:cart-updated', done, { once: true });
        });
        await fetch('/api/rest/cb/cart/update-item', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'X-CB-CSRF': state.config.csrfToken },
          body: JSON.stringify({ itemIds: line, actionType: 'updateItems', updateId: `${line}=${quantity}` }),
        });
        document.dispatchEvent(new CustomEvent('cb:cart-refresh'));
        await shown;
      }
    },
    first,
    times,
  );
}

async function expectCartsFewerThan(most: number, page: Page): Promise<void> {
  try {
    await eventually(() => countCarts(page)).toBeLessThan(most);
  } catch (cause) {
    throw new Error(`Removed carts are still in memory:\n${await whatKeeps(page, 'cb-cart"')}`, { cause });
  }
}

/** How many cart pages are in memory, on the page or not. Collects garbage first. */
async function countCarts(page: Page): Promise<number> {
  const prototype = await page.evaluateHandle(() => HTMLDivElement.prototype);
  const all = await page.queryObjects(prototype);
  const count = await all.evaluate((elements) => elements.filter((one) => one.matches('.cb-cart')).length);
  await all.dispose();
  return count;
}

/** How many arrays are in memory: each node that Preact keeps has one for its children. */
async function countArrays(page: Page): Promise<number> {
  const prototype = await page.evaluateHandle(() => Array.prototype);
  const all = await page.queryObjects(prototype);
  const count = await all.evaluate(({ length }) => length);
  await all.dispose();
  return count;
}
