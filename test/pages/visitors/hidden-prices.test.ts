/** Where prices are hidden, no amount is anywhere in the page. */
import { describe, expect, it } from 'vitest';
import { cartStands, press, readLines, sees } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** The amount that the shop puts into every price of its replies. */
const SENTINEL = /9,?876\.54/;

describe.each([SHIPPED])('hidden prices, %s', (runtime) => {
  const shop = useShop(runtime);

  it('appear nowhere: not on the page, in events or in the data layer [1 §6 Prices]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?as=prices-hidden&state=profile&fault=sentinel', {
      before: () => {
        const told: unknown[] = [];
        Object.assign(window, { told });
        for (const name of ['cb:cart-updated', 'cb:request', 'cb:navigate', 'cb:widget-mounted']) {
          document.addEventListener(name, (event) => {
            const { element, ...detail } = (event as CustomEvent).detail ?? {};
            told.push([name, detail]);
          });
        }
      },
    });
    await cartStands(page);
    expect(calls('cart-details')).toHaveLength(1);
    await allMounted(page);
    await page.waitForSelector('cb-recommendations li');
    await press(page, 'What’s in your cart');
    await sees(page, 'View Cart');
    await page.waitForSelector('.cb-mini-cart__row');
    await press(page, 'Remove Triple-Beam Balance, 610 g x 0.1 g');
    await eventually(() => readLines(page)).toHaveLength(13);

    const written = await page.evaluate(() => {
      const page = window as unknown as { told: unknown[]; dataLayer: unknown[] };
      return {
        html: document.documentElement.outerHTML,
        fields: [...document.querySelectorAll('input')].map(({ value }) => value).join(' '),
        events: JSON.stringify(page.told),
        dataLayer: JSON.stringify(page.dataLayer),
      };
    });
    expect(written.events).toContain('cb:cart-updated');
    expect(written.dataLayer).toContain('view_cart');
    for (const text of Object.values(written)) {
      expect(text.match(SENTINEL)).toBeNull();
      expect(text.match(/\$\s?\d/)).toBeNull();
      expect(text.match(/"(price|value|subTotal)":\s*"?\d/)).toBeNull();
    }
    expect(await readFrom(page, '.cb-lines__head', (head) => head.textContent)).not.toContain('Price');
    await sees(page, 'Prices aren’t shown for your account.');
  });

  it('are the default of a page without a state block [1 §3 Hidden prices]', async () => {
    const { page } = await shop.visit('/checkout/cart?state=none');
    await cartStands(page);
    expect(await readFrom(page, 'cb-cart-page', (cart) => cart.textContent?.includes('$'))).toBe(false);
    await eventually(() => readLines(page)).toHaveLength(14);
  });
});
