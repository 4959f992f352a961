/**
 * The components that one change of a quantity renders, counted on the React build, which reports them to
 * developer tools.
 */

import { openCart } from '../cart-place.ts';
import type { Bench } from '../context.ts';
import { settle } from '../site/browser.ts';
import type { Row } from '../table.ts';

const LINES = 200;

/** Counts from Enter until nothing follows any more. The components are the same on both runtimes. */
export async function measureRenders(bench: Bench): Promise<Row[]> {
  const { open, cart } = await openCart(bench, 'react', LINES, 'no');
  const { page } = open;
  try {
    await page.evaluateOnNewDocument('cbBench.countRenders()');
    await page.goto(cart.address, { waitUntil: 'load' });
    await page.evaluate(async () => void (await cbBench.started()));
    await settle(page);
    const line = cart.session.cart.lines[3]?.id;
    await page.focus(`[data-line="${line}"] input.cb-stepper__field`);
    await page.keyboard.type('7');
    await page.evaluate(() => void cbBench.renders());
    await page.keyboard.press('Enter');
    await settle(page);
    const { components, roots, commits } = await page.evaluate(() => cbBench.renders());
    const row = (name: string, count: number, goal?: number): Row => ({
      name: `renders, ${name}`,
      unit: 'count',
      values: { react: [count] },
      goal: goal === undefined ? undefined : { value: goal },
    });
    return [row('components', components, 40), row('the root', roots, 0), row('commits', commits)];
  } finally {
    await open.close();
  }
}
