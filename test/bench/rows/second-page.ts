/** How long the cart takes from the press on its link in the header, if the browser prerendered it by the product's rules. */
import type { Page } from 'puppeteer-core';
import { type Bench, nextVisit, open, siteOf } from '../context.ts';
import { settle } from '../site/browser.ts';
import { RUNTIMES, type Runtime } from '../site/builds.ts';
import { fillCart } from '../site/visits.ts';
import type { Row } from '../table.ts';

const LINES = 10;
const GOAL_MS = 50;
const CART_LINK = '[data-cb-widget="site-header"] a[href="/checkout/cart"]';

/** What the pages tell each other in `localStorage`. */
const PRESSED = 'bench-pressed';
const OPENED = 'bench-opened';
const STANDS = 'bench-stands';

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
  site.pages.prerendered = `(${tellMoments})(${JSON.stringify({ PRESSED, OPENED, STANDS, LINES })})`;
  const { page, close } = await open(bench);
  try {
    await page.goto(`${site.address}/help?visit=${visit}`);
    await page.waitForSelector(CART_LINK);
    await settle(page);
    // The driver loses a page that is activated: another one reads what it tells.
    const reader = await page.browserContext().newPage();
    await reader.goto(`${site.address}/bench/gate.js`);
    await page.bringToFront();
    await page.evaluate((key) => {
      addEventListener('pointerdown', ({ timeStamp }) =>
        localStorage.setItem(key, String(performance.timeOrigin + timeStamp)),
      );
    }, PRESSED);
    await page.hover(CART_LINK);
    await stored(reader, STANDS);
    await page.click(CART_LINK);
    return (await stored(reader, OPENED)) - (await stored(reader, PRESSED));
  } finally {
    site.pages.prerendered = '';
    await close();
  }
}

/** Waits until a page has stored that moment, and returns it in ms. */
async function stored(reader: Page, key: string): Promise<number> {
  const handle = await reader.waitForFunction((name) => localStorage.getItem(name), { polling: 100 }, key);
  return Number(await handle.jsonValue());
}

/** Runs in the page that is prerendered. */
function tellMoments({ OPENED, STANDS, LINES }: { OPENED: string; STANDS: string; LINES: number }): void {
  const tell = (key: string) => localStorage.setItem(key, String(performance.timeOrigin + performance.now()));
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('.cb-line').length < LINES) return;
    observer.disconnect();
    tell(STANDS);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => setTimeout(() => tell(OPENED))),
  );
}
