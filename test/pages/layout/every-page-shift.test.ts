/** No kind of page jumps while it loads over a slow line. */
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Shop, startShop } from '../../../demo-pages/server/start-shop.ts';
import { readShifts, recordShifts } from '../support/layout/layout-shifts.ts';
import { allMountedInHeldTime } from '../support/mounted.ts';
import { atRest, holdTime } from '../support/page-clock.ts';
import { builtFolder, DESKTOP, PATIENCE_MS, PHONE, SHIPPED } from '../support/shop-visit.ts';
import { openSlowLine, type SlowLine } from '../support/slow-line.ts';
import { throttle } from '../support/throttle.ts';

/**
 * A tenth of what browsers still call good. Two shifts stay below that: a bar that leaves its place to stay at the
 * window's edge counts as a few thousandths although its links don't move, and bold words in a message of the server,
 * whose space is reserved by plain text, may need one more line on a phone.
 */
const SEEN = 0.01;

/** One page of each kind; the cart has its own tests. */
const LOADED = [
  '/order-sheet',
  '/account/landing?as=contract&message=temporary',
  '/account/profile?as=individual',
  '/account/order?as=individual',
  '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
  '/order/resources?orderId=W66401500&productIds=142304,591234,211010,867890',
  '/account/list?as=individual',
  '/account/list-public?id=310001',
  '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
  '/campaign?promotion=campaign',
  '/slots?as=individual',
  '/bare',
];

/** Makes markup, sheets, scripts and replies arrive one after another. */
const SPEED = { latency: 30, throughput: 400_000 };

describe('a page, while it loads over a slow line', () => {
  let shop: Shop;
  let line: SlowLine;
  let browser: Browser;

  beforeAll(async () => {
    shop = await startShop({ port: 0, widgets: builtFolder(SHIPPED), policy: true });
    line = await openSlowLine(shop.address, SPEED);
    const browsers = inject('browsers');
    const browserWSEndpoint = browsers[Number(process.env.VITEST_POOL_ID) % browsers.length];
    browser = await puppeteer.connect({ browserWSEndpoint });
  });

  afterAll(async () => {
    await browser?.disconnect();
    await line?.close();
    await shop?.close();
  });

  describe.each([
    ['in a wide window', DESKTOP],
    ['on a phone', PHONE],
  ])('%s', (_name, viewport) => {
    it.each(LOADED)('keeps everything in place: %s [visual Loading]', async (path) => {
      const shifts = await watchLoading(path, viewport);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, JSON.stringify(shifts)).toBeLessThan(SEEN);
    });
  });

  /** Opens a page as a new shopper with an empty cache. @returns what moved until all widgets were there */
  async function watchLoading(path: string, viewport: typeof DESKTOP) {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await throttle(page);
      await holdTime(page);
      await page.setViewport(viewport);
      await page.evaluateOnNewDocument(recordShifts);
      page.setDefaultTimeout(PATIENCE_MS);
      await page.goto(line.address + path, { waitUntil: 'domcontentloaded' });
      await allMountedInHeldTime(page);
      await atRest(page);
      return await readShifts(page);
    } finally {
      await context.close();
    }
  }
});
