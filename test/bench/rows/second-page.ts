/** How long the cart takes from the press on its link in the header, if the browser prerendered it by the product's rules. */
import type { Page } from 'puppeteer-core';
import { followRequests } from '../../pages/support/open-requests.ts';
import { type Bench, nextVisit, siteOf } from '../context.ts';
import type { Moments } from '../in-page/tell-moments.ts';
import { settle } from '../site/browser.ts';
import { RUNTIMES, type Runtime } from '../site/builds.ts';
import { fillCart } from '../site/visits.ts';
import type { Row } from '../table.ts';

const LINES = 10;
const GOAL_MS = 50;
const CART_LINK = '[data-cb-widget="site-header"] a[href="/checkout/cart"]';

/** When the link was pressed, in `localStorage` like the moments of the other page. */
const PRESSED = 'bench-pressed';
const MOMENTS: Moments = { stands: 'bench-stands', opened: 'bench-opened' };

/** Measures it in each runtime, with one visit a round. */
export async function measureSecondPage(bench: Bench): Promise<Row[]> {
  const times: Record<Runtime, number[]> = { preact: [], react: [] };
  for (let round = 0; round < bench.runs; round += 1) {
    for (const runtime of RUNTIMES) times[runtime].push(await openPrerendered(bench, runtime));
  }
  return [
    {
      name: `header to cart of ${LINES}, prerendered, from the press to paint`,
      unit: 'ms',
      values: times,
      goal: { value: GOAL_MS },
    },
  ];
}

async function openPrerendered(bench: Bench, runtime: Runtime): Promise<number> {
  const site = siteOf(bench, runtime);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, LINES);
  // The policy forbids the script of the bench.
  Object.assign(session, { head: 'self', prerenders: true, hasPolicy: false });
  site.pages.prerendered = `${bench.inPage};cbBench.tellMoments(${JSON.stringify(MOMENTS)}, ${LINES})`;
  const context = await bench.browser.createBrowserContext();
  try {
    // The page has no session of the bench: the browser doesn't prerender for a page that another client inspects.
    const page = await context.newPage();
    followRequests(page);
    await page.goto(`${site.address}/help?visit=${visit}`);
    await page.waitForSelector(CART_LINK);
    await settle(page);
    // The driver loses a page that is activated: another one reads what it tells.
    const reader = await context.newPage();
    await reader.goto(`${site.address}/bench/gate.js`);
    await page.bringToFront();
    await page.evaluate((key) => {
      addEventListener('pointerdown', ({ timeStamp }) =>
        localStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      );
    }, PRESSED);
    await page.hover(CART_LINK);
    await stored(reader, MOMENTS.stands);
    await page.click(CART_LINK);
    return (await stored(reader, MOMENTS.opened)) - (await stored(reader, PRESSED));
  } finally {
    site.pages.prerendered = '';
    await context.close();
  }
}

/** Waits until a page has stored that moment, and returns it in ms. */
async function stored(reader: Page, key: string): Promise<number> {
  const handle = await reader.waitForFunction((name) => localStorage.getItem(name), { polling: 100 }, key);
  return Number(await handle.jsonValue());
}
