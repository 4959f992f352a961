/** Creates the hand-written pages from the product's own markup, and compares them with it. */
import { floorScript, openCart } from '../cart-place.ts';
import { type Bench, siteOf } from '../context.ts';
import { bundle, settle } from '../site/browser.ts';
import type { Side } from '../table.ts';

/**
 * Creates the hand-written cart with that many lines: reads the product's markup, inserts it into the script,
 * and compares both pages, element by element and row by row. Throws if they differ, because measurements
 * would then mean nothing.
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

/** Opens a cart, waits until nothing changes any more, and reads it. */
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
    const { status, sum } = await whileSaving();
    const removed = await afterRemoval();
    return { outline, places, markup: { ...markup, status, waiting: sum, removed } };
  } finally {
    await close();
  }

  /** Changes the first line, and reads the page before it has the reply. */
  async function whileSaving() {
    const { arrived, release } = site.hold('cart/update-item');
    await page.focus('.cb-stepper__field');
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
