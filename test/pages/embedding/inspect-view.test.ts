/** The inspect view, chosen by the page's address or by `data-view`. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { alterPages } from '../support/replies/altered-page.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Where a widget's links lead, by the beginning of their paths. */
function linksIn(page: Page, widget: string): Promise<string[]> {
  return page.$$eval(`${widget} a[href]`, (links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
}

const withView = (view: string) => (html: string) =>
  html.replace('data-cb-widget="cart-page"', `$& data-view="${view}"`);

describe('the inspect view', () => {
  const shop = useShop(SHIPPED);

  it('is chosen by the address, with links off in the cart, the mini-cart and the promotional area [embedding Inspect view, 1 §2 Inspect view]', async () => {
    const { page } = await shop.visit('/checkout/inspect/cart?as=punchout-session-alone');
    await cartStands(page);
    await eventually(() => readMiniCartCount(page)).toBe('75');
    await press(page, 'What’s in your cart');
    await sees(page, 'and 9 more in your cart');
    await readFrom(page, '[data-cb-widget="promo-area"]', (mount) => mount.scrollIntoView());
    await page.waitForSelector('cb-promo-area li');
    for (const widget of ['cb-mini-cart', 'cb-promo-area', 'cb-cart-page .cb-lines__body']) {
      expect([widget, await linksIn(page, widget)]).toEqual([widget, []]);
    }
    expect(await page.$$eval('.cb-cart__leave', ([button]) => button?.textContent)).toBe('EXIT CART');
  });

  it('is overridden by data-view, with links on in every widget [embedding Inspect view]', async () => {
    const { page } = await shop.visit('/checkout/inspect/cart', {
      prepare: (tab) => alterPages(tab, '/checkout/inspect/cart', withView('standard')),
    });
    await cartStands(page);
    await press(page, 'What’s in your cart');
    await sees(page, 'View Cart');
    expect(await linksIn(page, 'cb-mini-cart')).toContain('/checkout/cart');
    expect(await linksIn(page, 'cb-cart-page .cb-lines__body')).toContain('/product/142304');
    expect(await page.$$eval('.cb-cart__leave', ([button]) => button?.textContent)).toBe('Checkout');
  });

  it('is chosen by data-view if the address doesn’t [embedding Inspect view]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      prepare: (tab) => alterPages(tab, '/checkout/cart', withView('inspect')),
    });
    await cartStands(page);
    expect(await page.$$eval('.cb-cart__leave', ([button]) => button?.textContent)).toBe('EXIT CART');
    expect(await linksIn(page, 'cb-mini-cart')).toEqual([]);
    expect(await page.$('cb-cart-page .cb-line__remove')).toBeNull();
  });
});
