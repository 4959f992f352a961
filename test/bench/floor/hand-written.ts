/** Makes the hand-written pages out of the product's own markup, and holds them against it. */
import { type Bench, nextVisit, open, siteOf } from '../context.ts';
import { bundle, settle } from '../site/browser.ts';
import { cartAddress } from '../site/pages.ts';
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

/** Opens a cart until nothing changes any more, and reads it. */
async function readCart(bench: Bench, side: Side, lines: number) {
  const site = siteOf(bench, side);
  const visit = nextVisit();
  fillCart(site.sessions.begin(visit), lines);
  const { page, close } = await open(bench, `cbBench.expect(${lines})`);
  try {
    const script = side === 'floor' ? { script: floorScript(lines) } : {};
    const address = cartAddress({ visit, ...script, hints: 'yes', gate: 'no' });
    await page.goto(site.address + address, { waitUntil: 'load' });
    await page.evaluate(() => cbBench.started().then(() => undefined));
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
