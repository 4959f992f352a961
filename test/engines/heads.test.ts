/** The ways to load the widgets, each with its policy: engines differ in what a policy keeps from running. */
import { describe, it } from 'vitest';
import { shows } from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

describe('the head of a page', () => {
  const shop = useShop();

  // Not `cdn`: the demo sends `Integrity-Policy` with it, by which Safari blocks every widget.
  it.each(['script', 'self', 'nonce'])(
    'runs the widgets, and the scripts of the shop: head=%s [embedding Head]',
    async (head) => {
      const { tab } = await shop.visit(`/checkout/cart?state=profile&head=${head}`);
      await shows(tab, 'cb-cart-page tr[data-line]');
      await eventually(() => tab.run(() => 'jQuery' in window)).toBe(true);
    },
  );
});
