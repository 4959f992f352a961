/** Makes the hand-written pages out of the product's own markup, and holds them against it. */
import type { Session } from '../../../demo-pages/server/sessions.ts';
import { type Bench, nextVisit, open, siteOf } from '../context.ts';
import { bundle, type OpenPage, settle } from '../site/browser.ts';
import { cartAddress } from '../site/pages.ts';
import type { Site } from '../site/site.ts';
import { fillCart } from '../site/visits.ts';
import type { Side } from '../table.ts';

/** The name of the hand-written cart's script; each length has its own, since the markup around the rows differs. */
export function floorScript(lines: number): string {
  return `cart-${lines}`;
}

/**
 * Makes the hand-written cart of that many lines: reads the product's markup, puts it into the script, and compares
 * both pages, element by element and row by row. Throws where they differ, for then nothing may be compared.
 */
export async function makeFloor(bench: Bench, lines: number): Promise<void> {
  const product = await readCart(bench, 'preact', lines);
  const banner = `const MARKUP=${JSON.stringify(product.markup)};`;
  siteOf(bench, 'floor').pages.scripts.set(floorScript(lines), await bundle('floor/cart.ts', banner));
  const floor = await readCart(bench, 'floor', lines);
  const react = await readCart(bench, 'react', lines);
  const where = `with ${lines} lines`;
  compare(`the hand-written page differs from the product ${where}`, floor.outline, product.outline);
  compare(`rows of the hand-written page stand elsewhere ${where}`, floor.places, product.places);
  // Some attributes are written by one runtime and set as properties by the other.
  compare(`the two runtimes differ ${where}`, react.outline.map(classOf), product.outline.map(classOf));
}

/** Where a cart is, and whose. */
export interface CartPlace {
  site: Site;
  session: Session;
  address: string;
}

/** Opens an empty page for a cart of one side; it has yet to go to the address. */
export async function openCart(
  bench: Bench,
  side: Side,
  lines: number,
  gate: 'yes' | 'no',
  hints: 'yes' | 'no' = 'yes',
): Promise<{ open: OpenPage; cart: CartPlace }> {
  const site = siteOf(bench, side);
  const visit = nextVisit();
  const session = site.sessions.begin(visit);
  fillCart(session, lines);
  const script = side === 'floor' ? { script: floorScript(lines) } : {};
  const address = site.address + cartAddress({ visit, ...script, hints, gate });
  return { open: await open(bench, `cbBench.expect(${lines})`), cart: { site, session, address } };
}

/** Opens a cart until nothing changes any more, and reads it. */
async function readCart(bench: Bench, side: Side, lines: number) {
  const {
    open: { page, close },
    cart: { site, address },
  } = await openCart(bench, side, lines, 'no');
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(async () => void (await cbBench.started()));
    await settle(page);
    const outline = await page.evaluate(() => cbBench.outline());
    const places = await page.evaluate(() => cbBench.places());
    if (side !== 'preact') return { outline, places };
    const markup = await page.evaluate(() => cbBench.readMarkup());
    const { status, sum } = await whileHeld('cart/update-item', '.cb-stepper__field');
    const removed = await afterRemoval();
    return { outline, places, markup: { ...markup, status, waiting: sum, removed } };
  } finally {
    await close();
  }

  async function whileHeld(path: string, field: string) {
    const { arrived, release } = site.hold(path);
    await page.focus(`${field}`);
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await arrived;
    const waiting = await page.evaluate(() => cbBench.readWaiting());
    release();
    await settle(page);
    return waiting;
  }

  async function afterRemoval() {
    await page.click('.cb-line__remove');
    await settle(page);
    return page.evaluate(() => cbBench.readRemoved());
  }
}

function compare(problem: string, one: readonly string[], other: readonly string[]): void {
  const at = one.findIndex((text, place) => text !== other[place]);
  if (at < 0 && one.length === other.length) return;
  const place = at < 0 ? Math.min(one.length, other.length) : at;
  throw new Error(`${problem}, at element ${place}:\n  ${one[place]}\n  ${other[place]}`);
}

function classOf(element: string): string {
  return element.match(/^\S+|class="[^"]*"/g)?.join(' ') ?? '';
}
