/** The ways to load the widgets, each with its policy: engines differ in what a policy blocks. */
import { describe, expect, it } from 'vitest';
import { press, shows, showsNo } from './support/screen.ts';
import type { Visit } from './support/visit.ts';
import { eventually, useShop } from './support/visit.ts';

/** The first load of the widgets, a file that is loaded later, and the shop's own scripts. */
async function allRuns({ tab }: Visit): Promise<void> {
  await shows(tab, 'cb-cart-page tr[data-line]');
  await eventually(() => tab.run(() => 'jQuery' in window)).toBe(true);
  await press(tab, 'remove all items');
  await shows(tab, 'cb-cart-page dialog[open]');
  await tab.press('Escape');
  await showsNo(tab, 'dialog[open]');
}

describe('the head of a page', () => {
  const shop = useShop();

  it.each(['script', 'self', 'nonce'])(
    'runs the widgets and the shop’s scripts: head=%s [embedding Head]',
    async (head) => {
      await allRuns(await shop.visit(`/checkout/cart?state=profile&head=${head}`));
    },
  );

  it.each(['cdn', 'other', 'other-nonce', 'other-script'])(
    'runs them from another origin: head=%s [embedding Head]',
    async (head) => {
      const visit = await shop.visit(`/checkout/cart?state=profile&head=${head}`);
      await allRuns(visit);
      const origins = await visit.tab.run(() => [
        ...new Set(
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/widgets/'))
            .map(({ name }) => new URL(name).origin),
        ),
      ]);
      expect(origins).toEqual([shop.portal]);
    },
  );
});
