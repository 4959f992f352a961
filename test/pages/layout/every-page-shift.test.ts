/** No page of the shop jumps while it comes together over a slow line. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Shop, startShop } from '../../../demo-pages/server/start-shop.ts';
import { MISTAKEN_NAMES, PAGES } from '../support/all-pages.ts';
import { readShifts, recordShifts } from '../support/layout-shifts.ts';
import { allMounted } from '../support/mounted.ts';
import { builtFolder, DESKTOP, PHONE, SHIPPED } from '../support/shop-visit.ts';

/**
 * A tenth of what browsers still call good. Two things are less: a bar that leaves its place to stay at the window's edge
 * counts as a few thousandths though its links stay where they are, and bold words in a message of the server, whose place
 * is kept by plain text, may need one more line on a phone.
 */
const SEEN = 0.01;

/** Its sheet makes the header without JavaScript as high as the window; the widget puts that right. */
const SPOILT = '/hostile';

/** One of its frames never comes. */
const HANGING = '/catalog-request?form=hanging';

/** So that markup, sheets, scripts and replies come one after another. */
const SLOW_LINE = { offline: false, latency: 60, downloadThroughput: 400_000, uploadThroughput: 200_000 };

const AT_ONCE = 3;

describe('every page, while it loads over a slow line', () => {
  let shop: Shop;
  let browser: Browser;

  beforeAll(async () => {
    shop = await startShop({ port: 0, widgets: builtFolder(SHIPPED), policy: true });
    const browsers = inject('browsers');
    const browserWSEndpoint = browsers[Number(process.env.VITEST_POOL_ID) % browsers.length];
    browser = await puppeteer.connect({ browserWSEndpoint });
  });

  afterAll(async () => {
    await browser?.disconnect();
    await shop?.close();
  });

  it.each([
    ['in a wide window', DESKTOP],
    ['on a phone', PHONE],
  ])(
    'keeps everything where it is, %s [visual Loading]',
    async (_name, viewport) => {
      const waiting = PAGES.filter((path) => path !== SPOILT);
      const moved: Record<string, unknown> = {};
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let path = waiting.shift(); path; path = waiting.shift()) {
            const shifts = await watchLoading(path, viewport);
            const sum = shifts.reduce((total, { value }) => total + value, 0);
            if (sum >= SEEN) moved[path] = { sum, shifts };
          }
        }),
      );
      expect(moved).toEqual({});
    },
    90_000,
  );

  /** Opens a page as a new shopper with nothing in the cache, and gives what moved until all widgets are there. */
  async function watchLoading(path: string, viewport: typeof DESKTOP) {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(recordShifts);
      const client = await page.createCDPSession();
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', SLOW_LINE);
      await page.goto(shop.address + path, { waitUntil: 'domcontentloaded' });
      await settled(page, path);
      await allMounted(page, MISTAKEN_NAMES);
      await settled(page, path);
      return await readShifts(page);
    } finally {
      await context.close();
    }
  }
});

function settled(page: Page, path: string): Promise<void> {
  return page.waitForNetworkIdle({ idleTime: 250, concurrency: path === HANGING ? 1 : 0 });
}
