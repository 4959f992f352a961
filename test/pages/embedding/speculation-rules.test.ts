/** The pages that browsers prerender by the product's speculation rules. */
import type { Page } from 'puppeteer-core';
import { afterEach, describe, expect, it } from 'vitest';
import { watchEarlyPages } from '../../../shared/tools/doctor/early-pages.ts';
import { type Front, frontOf } from '../support/prerendered.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

const CART_LINK = '.cb-mini-cart__link';

describe.each([SHIPPED])('speculation rules, %s', (runtime) => {
  const shop = useShop(runtime, { policy: true });
  let front: Front | undefined;

  afterEach(async () => {
    await front?.close();
    front = undefined;
  });

  async function frontFor(page: Page): Promise<Front> {
    front = await frontOf(shop.address, page.browser());
    return front;
  }

  it('prerender the cart before its link in the header is pressed, and the cart is read again [embedding Prerendering]', async () => {
    const { page } = await shop.visit('/help?as=individual&cart=plain&prerender=on');
    const { rested, early, late } = await (await frontFor(page)).follow('/help', CART_LINK);
    expect(rested.widgets).toContain('cart-page mounted');
    expect(early.filter((call) => !call.startsWith('GET '))).toEqual([]);
    expect(late).toContain('GET cart/cart-details/false');
  });

  it('prerender a list before it is opened, and its items are read again [embedding Prerendering]', async () => {
    const { page } = await shop.visit('/help?as=individual&prerender=on');
    const { rested, late } = await (await frontFor(page)).follow(
      '/account/list',
      'cb-shopping-lists a[href*="list-detail"]',
    );
    expect(rested.widgets).toContain('list-detail mounted');
    expect(late.filter((call) => /^GET .*list/.test(call))).not.toEqual([]);
  });

  it.each(['script', 'self', 'nonce', 'cdn', 'other', 'other-nonce'])(
    'are allowed by the policy of %s, and never prerender the checkout or a sign-out [embedding Prerendering, embedding Policy]',
    async (form) => {
      const { page } = await shop.visit('/help?as=individual', { expects: [/^request to/] });
      const readEarlyPages = await watchEarlyPages(page);
      await page.goto(`${shop.address}/help?prerender=on&head=${form}`);
      await page.waitForSelector('cb-mini-cart button');
      const { links, ruleSets } = await readEarlyPages();
      expect(ruleSets).toEqual([{ fromHeader: false, error: undefined }]);
      const early = links.filter(({ isEarly }) => isEarly);
      expect(early.map(({ path }) => path)).toContain('/checkout/cart');
      expect(early.filter(({ reason }) => reason)).toEqual([]);
    },
  );
});
