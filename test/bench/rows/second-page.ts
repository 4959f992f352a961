/**
 * How long the cart takes from the press on its link in the header, if the browser prerendered it by the product's rules. The
 * page written by hand is a copy of the product's cart without scripts, prerendered by a rule of its own.
 */
import type { Page } from 'puppeteer-core';
import { followRequests } from '../../pages/support/open-requests.ts';
import { type Bench, nextVisit, siteOf } from '../context.ts';
import type { Moments } from '../in-page/tell-moments.ts';
import { copyDocument, settle } from '../site/browser.ts';
import { fillCart } from '../site/visits.ts';
import { type Row, SIDES, type Side } from '../table.ts';

const LINES = 10;
const GOAL_MS = 50;
const CART_LINK = '[data-cb-widget="site-header"] a[href="/checkout/cart"]';
const HAND_WRITTEN = '/bench/documents/prerendered-cart';

/** When the link was pressed, in `localStorage` like the moments of the other page. */
const PRESSED = 'bench-pressed';
const MOMENTS: Moments = { stands: 'bench-stands', opened: 'bench-opened' };

/** Measures each side, with one visit a round. */
export async function measureSecondPage(bench: Bench): Promise<Row[]> {
  const times: Record<Side, number[]> = { floor: [], preact: [], react: [] };
  await visitShop(bench, 'preact', '/checkout/cart', async (page) => {
    await page.waitForSelector('.cb-line');
    await settle(page);
    siteOf(bench, 'floor').pages.documents.set('prerendered-cart', await copyDocument(page));
  });
  for (let round = 0; round < bench.runs; round += 1) {
    for (const side of SIDES) times[side].push(await openPrerendered(bench, side));
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

/** Opens a page of the shop, as a shopper with a cart, and calls `act` with it. */
async function visitShop<Value>(
  bench: Bench,
  side: Side,
  path: string,
  act: (page: Page) => Promise<Value>,
): Promise<Value> {
  const site = siteOf(bench, side);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, LINES);
  // The policy forbids the script of the bench.
  Object.assign(session, { head: 'self', prerenders: true, hasPolicy: false });
  const context = await bench.browser.createBrowserContext();
  try {
    // The page has no session of the bench: the browser doesn't prerender for a page that another client inspects.
    const page = await context.newPage();
    followRequests(page);
    await page.goto(`${site.address}${path}?visit=${visit}`);
    return await act(page);
  } finally {
    await context.close();
  }
}

async function openPrerendered(bench: Bench, side: Side): Promise<number> {
  const { pages, address } = siteOf(bench, side);
  pages.prerendered = `${bench.inPage};cbBench.tellMoments(${JSON.stringify(MOMENTS)}, ${LINES})`;
  return visitShop(bench, side, '/help', async (page) => {
    await page.waitForSelector(CART_LINK);
    await settle(page);
    // The driver loses a page that is activated: another one reads what it tells.
    const reader = await page.browserContext().newPage();
    await reader.goto(`${address}/bench/gate.js`);
    await page.bringToFront();
    const link = await page.$(CART_LINK);
    if (side === 'floor') await link?.evaluate(leadTo, HAND_WRITTEN);
    await page.evaluate((key) => {
      addEventListener('pointerdown', ({ timeStamp }) =>
        localStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      );
    }, PRESSED);
    await link?.hover();
    await stored(reader, MOMENTS.stands);
    await link?.click();
    return (await stored(reader, MOMENTS.opened)) - (await stored(reader, PRESSED));
  });
}

/** Lets a link lead to another page, which is prerendered once somebody points at the link. */
function leadTo(link: Element, address: string): void {
  link.setAttribute('href', address);
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = JSON.stringify({ prerender: [{ urls: [address], eagerness: 'moderate' }] });
  document.head.append(rules);
}

/** Waits until a page has stored that moment, and returns it in ms. */
async function stored(reader: Page, key: string): Promise<number> {
  const handle = await reader.waitForFunction((name) => localStorage.getItem(name), { polling: 100 }, key);
  return Number(await handle.jsonValue());
}
