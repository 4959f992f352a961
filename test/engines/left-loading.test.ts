/** A page that is left while parts of it are loading, and comes back from the back/forward cache. */
import { describe, expect, it } from 'vitest';
import { shows, textOf } from './support/screen.ts';
import { eventually, useShop } from './support/visit.ts';

describe('a page that is left while its code is loading', () => {
  const shop = useShop();

  it.each([
    ['/checkout/cart?state=profile', 'cb-cart-page tr[data-line]', '/cart-lazy-'],
    ['/checkout/cart?state=profile', 'cb-cart-page tr[data-line]', '/cart-page-'],
    // Only one of the files: holding all of them would use up Chromium's connections to the server.
    ['/checkout/cart?state=profile', 'cb-cart-page tr[data-line]', '/assets/core-'],
  ])(
    'is complete after Back: %s, %s held at %s [reliability Missing code, reliability Back button]',
    async (path, whole, part) => {
      const held: { count(): number; release(): void }[] = [];
      const { tab, go } = await shop.visit(path, {
        keepsPages: true,
        expects: [/-not-loaded: /],
        prepare: (_, its) => held.push(its.hold(part)),
      });
      await eventually(() => held[0]?.count() ?? 0).toBeGreaterThan(0);
      // Not by a script, which would replace the history entry of a page that is still loading.
      await go('/robots.txt');
      for (const each of held) each.release();
      await tab.back();
      await shows(tab, whole);
      expect(await textOf(tab)).not.toContain('couldn’t be loaded');
    },
  );
});
