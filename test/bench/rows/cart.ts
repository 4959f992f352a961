/** A cart of N lines on its page: its start, a change of a quantity, a removal. */
import type { CDPSession, Page } from 'puppeteer-core';
import { merchandiseTotal, priceLine } from '../../../demo-pages/server/cart/line-price.ts';
import { dollars } from '../../../demo-pages/server/pages/html.ts';
import type { Session } from '../../../demo-pages/server/session.ts';
import { type CartPlace, openCart } from '../cart-place.ts';
import type { Bench } from '../context.ts';
import type { ChangedCart, ChangeMoments, StartMoments } from '../in-page/watch.ts';
import { idle, type OpenPage, readWork, settle, type Work, workBetween } from '../site/browser.ts';
import { fixReplies } from '../site/visits.ts';
import { type Row, SIDES, type Side } from '../table.ts';

/** The line to change: in view, with more than one piece before and after. */
const CHANGED = 3;
const QUANTITY = 7;

/** The moments of one part, and the work of the page's own thread from its start to its paint. */
type Measured<Moments> = Moments & { work: Work };

export interface CartRun {
  started: Measured<StartMoments>;
  changed: Measured<ChangeMoments>;
  removed: Measured<ChangeMoments>;
}

/** Opens the cart of one side, changes one quantity and removes one line. */
export async function runCart(bench: Bench, side: Side, lines: number): Promise<CartRun> {
  const { open, cart } = await openCart(bench, side, lines, 'yes');
  try {
    const started = await start(open, cart);
    await settle(open.page);
    const changed = await changeQuantity(open, cart);
    await settle(open.page);
    const removed = await removeLine(open, cart);
    return { started, changed, removed };
  } finally {
    await open.close();
  }
}

/** Opens the gate once all files have loaded, and measures until the lines are painted. */
async function start({ page, client }: OpenPage, cart: CartPlace): Promise<CartRun['started']> {
  const { arrived, release } = cart.site.hold('/bench/gate.js');
  const loaded = page.goto(cart.address, { waitUntil: 'load' });
  await arrived;
  await headLoads(page);
  const before = await readWork(client);
  release();
  await loaded;
  const moments = await page.evaluate(() => cbBench.started());
  return { ...moments, work: workBetween(before, await readWork(client)) };
}

/** Waits until everything that the head names has loaded and been compiled. */
async function headLoads(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const links = [
      ...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload], link[rel=stylesheet]'),
    ];
    return links.every(({ href }) => performance.getEntriesByName(href).length > 0);
  });
  await idle(page);
}

/** Types a quantity, holds the reply until the page rests, and measures from the reply's arrival to the paint. */
async function changeQuantity({ page, client }: OpenPage, { site, session }: CartPlace) {
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
  return measured(client, release, moments);
}

/** Presses Remove, and measures in the same way. */
async function removeLine({ page, client }: OpenPage, { site, session }: CartPlace) {
  fixReplies(session);
  const line = lineAt(session, CHANGED + 1);
  const { arrived, release } = site.hold('cart/remove-product-from-cart');
  await page.click(`[data-line="${line.id}"] .cb-line__remove`);
  await arrived;
  const moments = await watch(page, { lineId: line.id, subtotal: subtotal(session) });
  return measured(client, release, moments);
}

/** Releases the reply and waits for its result. */
async function measured(
  client: CDPSession,
  release: () => void,
  moments: { value(): Promise<ChangeMoments> },
) {
  const before = await readWork(client);
  release();
  const changed = await moments.value();
  return { ...changed, work: workBetween(before, await readWork(client)) };
}

/** Makes the page wait for the result of a change. The page is idle before, and isn't disturbed meanwhile. */
async function watch(page: Page, expected: ChangedCart) {
  await idle(page);
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

/** The measurements on a cart page, by their names on the command line. */
export const CART_ROWS = ['start', 'change', 'removal'] as const;

/** The product's goals, relative to the hand-written page. */
const GOALS: Record<(typeof CART_ROWS)[number], Record<number, number>> = {
  start: { 10: 1.4, 200: 1.3, 1000: 1.2 },
  change: { 10: 1.5, 200: 1.5, 1000: 1.5 },
  removal: { 200: 1.5 },
};
const SCRIPT_GOAL = 4;

/** Measures carts of these lengths, side by side in each round. */
export async function measureCarts(bench: Bench, lengths: readonly number[], wanted: ReadonlySet<string>) {
  const rows: Row[] = [];
  for (const lines of lengths) {
    const runs: Record<Side, CartRun[]> = { floor: [], preact: [], react: [] };
    for (let round = 0; round < bench.runs; round += 1) {
      for (const side of SIDES) runs[side].push(await runCart(bench, side, lines));
    }
    rows.push(...rowsOf(runs, lines).filter(({ name }) => wanted.has(name.split(',')[0] as string)));
  }
  return rows;
}

function rowsOf(runs: Record<Side, CartRun[]>, lines: number): Row[] {
  const row = (name: string, read: (run: CartRun) => number, goal?: Row['goal']): Row => ({
    name: name.replace('N', `${lines} lines`),
    unit: 'ms',
    values: Object.fromEntries(SIDES.map((side) => [side, runs[side].map(read)])),
    goal,
  });
  const goal = (part: (typeof CART_ROWS)[number]): Row['goal'] => {
    const ratio = GOALS[part][lines];
    return ratio ? { ratio } : undefined;
  };
  return [
    row('start, N, to paint', ({ started: { began, painted } }) => painted - began, goal('start')),
    row('start, N, processor', ({ started }) => started.work.task),
    row('start, N, script', ({ started }) => started.work.script),
    row('change, N, reply to paint', ({ changed }) => changed.painted - changed.replied, goal('change')),
    row('change, N, processor', ({ changed }) => changed.work.task),
    row('change, N, script', ({ changed }) => changed.work.script, { value: SCRIPT_GOAL }),
    row('change, N, style and layout', ({ changed }) => changed.work.style + changed.work.layout),
    row('removal, N, reply to paint', ({ removed }) => removed.painted - removed.replied, goal('removal')),
    row('removal, N, processor', ({ removed }) => removed.work.task),
    row('removal, N, script', ({ removed }) => removed.work.script),
  ];
}
