/** A cart of N lines on its page: its start, a change of a quantity, a removal. */
import type { CDPSession, Page } from 'puppeteer-core';
import { merchandiseTotal, priceLine } from '../../../demo-pages/server/cart/line-price.ts';
import { dollars } from '../../../demo-pages/server/pages/html.ts';
import type { Session } from '../../../demo-pages/server/sessions.ts';
import { type Bench, nextVisit, open, siteOf } from '../context.ts';
import { floorScript } from '../floor/hand-written.ts';
import type { ChangedCart, ChangeMoments } from '../in-page/watch.ts';
import { readWork, settle, type Work, workBetween } from '../site/browser.ts';
import { cartAddress } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { fillCart, fixReplies } from '../site/visits.ts';
import type { Side } from '../table.ts';

/** The line that is changed: in view, and more than one of it before and after. */
const CHANGED = 3;
const QUANTITY = 7;

export interface CartRun {
  /** From the moment when the first module may run, in ms. */
  start: number;
  /** The page's own work from then on, until nothing is left to do. */
  changed: ChangeMoments & { work: Work };
  removed: ChangeMoments;
}

/** Opens the cart of one side, changes one quantity and removes one line. */
export async function runCart(bench: Bench, side: Side, lines: number): Promise<CartRun> {
  const site = siteOf(bench, side);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, lines);
  const { page, client, close } = await open(bench, `cbBench.expect(${lines})`);
  try {
    const script = side === 'floor' ? { script: floorScript(lines) } : {};
    const address = cartAddress({ visit, ...script, hints: 'yes', gate: 'yes' });
    await page.goto(site.address + address, { waitUntil: 'load' });
    const { began, painted } = await page.evaluate(() => cbBench.started());
    await settle(page);
    const changed = await changeQuantity(page, client, site, session);
    await settle(page);
    const removed = await removeLine(page, site, session);
    return { start: painted - began, changed, removed };
  } finally {
    await close();
  }
}

/** Types a quantity, holds the reply until the page rests, and measures from the reply's arrival to the paint. */
async function changeQuantity(page: Page, client: CDPSession, site: Site, session: Session) {
  fixReplies(session);
  const line = lineAt(session, CHANGED);
  const { arrived, release } = site.hold('cart/update-item');
  await page.focus(`[data-line="${line.id}"] input.cb-stepper__field`);
  await page.keyboard.down('Control');
  await page.keyboard.press('KeyA');
  await page.keyboard.up('Control');
  await page.keyboard.type(String(QUANTITY));
  await page.keyboard.press('Enter');
  await arrived;
  const total = dollars(priceLine(lineAt(session, CHANGED), session.kind).total);
  const moments = await watch(page, { lineId: line.id, total, subtotal: subtotal(session) });
  const before = await readWork(client);
  release();
  const changed = await moments.value();
  return { ...changed, work: workBetween(before, await readWork(client)) };
}

/** Presses Remove, likewise. */
async function removeLine(page: Page, site: Site, session: Session): Promise<ChangeMoments> {
  fixReplies(session);
  const line = lineAt(session, CHANGED + 1);
  const { arrived, release } = site.hold('cart/remove-product-from-cart');
  await page.click(`[data-line="${line.id}"] .cb-line__remove`);
  await arrived;
  const moments = await watch(page, { lineId: line.id, subtotal: subtotal(session) });
  release();
  return moments.value();
}

/** Has the page wait for what a change brings. The page rests before it is asked, and is not asked again meanwhile. */
async function watch(page: Page, expected: ChangedCart) {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
  const handle = await page.evaluateHandle((change) => ({ moments: cbBench.changed(change) }), expected);
  return { value: () => handle.evaluate(({ moments }) => moments) };
}

function lineAt({ cart }: Session, index: number) {
  const line = cart.lines[index];
  if (!line) throw new Error(`the cart has no line ${index}`);
  return line;
}

function subtotal({ cart, kind }: Session): string {
  return dollars(merchandiseTotal(cart, kind));
}
