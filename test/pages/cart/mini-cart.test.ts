/** The mini-cart in the header of every page. */
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, readMiniCartCount, sees } from '../support/cart-screen.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const BUTTON = 'What’s in your cart';

describe.each([SHIPPED])('the mini-cart, %s', (runtime) => {
  const shop = useShop(runtime);

  it('shows the count at once, verifies it once, and loads the cart only on request [1 §7 Reading]', async () => {
    const { page, calls } = await shop.visit('/help');
    await eventually(() => readMiniCartCount(page)).toBe('75');
    await eventually(() => calls().map(({ path }) => path)).toEqual([
      '/api/rest/cb/checkout/mini-cart-count',
    ]);
    await press(page, BUTTON);
    await sees(page, 'Daphnia magna, Living, Pack of 30');
    await sees(page, 'and 9 more in your cart');
    await sees(page, '$4,297.25');
    expect(calls('get-commerce-item-details').length + calls('cart-details').length).toBe(1);
  });

  it('doesn’t read the count once the page has the cart [1 §7 Reading, embedding First reads]', async () => {
    let code: HeldReplies | undefined;
    const { page, calls } = await shop.visit('/checkout/cart', {
      async prepare(page) {
        code = await holdReplies(page, '*/mini-cart-*.js');
      },
    });
    await cartStands(page);
    await code?.release();
    await eventually(() => readMiniCartCount(page)).toBe('75');
    expect(calls('mini-cart-count')).toEqual([]);
  });

  it('opens and closes by keyboard, and closes when the focus leaves [1 §2 Mini-cart]', async () => {
    const { page } = await shop.visit('/help');
    const toggle = await page.waitForSelector(`aria/${BUTTON}[role="button"]`);
    const expanded = () => toggle?.evaluate((button) => button.getAttribute('aria-expanded'));
    await toggle?.focus();
    await page.keyboard.press('Enter');
    await sees(page, 'Daphnia magna, Living, Pack of 30');
    await eventually(() => expanded()).toBe('true');
    await page.keyboard.press('Tab');
    await eventually(() => focusedName(page)).toBe('link Daphnia magna, Living, Pack of 30');
    await page.keyboard.press('Escape');
    await eventually(expanded).toBe('false');
    expect(await focusedName(page)).toBe(`button ${BUTTON}`);

    await page.keyboard.press('Space');
    await eventually(expanded).toBe('true');
    await page.click('main h1');
    await eventually(expanded).toBe('false');
  });

  it('stays open and keeps the focus when the header arrives around it [2 §2 Header, accessibility Focus]', async () => {
    let code: HeldReplies | undefined;
    const { page } = await shop.visit('/help', {
      async prepare(page) {
        code = await holdReplies(page, '*/site-header-*.js');
      },
    });
    const toggle = await page.waitForSelector(`aria/${BUTTON}[role="button"]`);
    await toggle?.focus();
    await page.keyboard.press('Enter');
    await sees(page, 'Daphnia magna, Living, Pack of 30');
    await code?.release();
    await page.waitForSelector('cb-site-header .cb-site-header__cart .cb-mini-cart');
    expect(await focusedName(page)).toBe(`button ${BUTTON}`);
    expect(await toggle?.evaluate((button) => button.getAttribute('aria-expanded'))).toBe('true');
    await page.keyboard.press('Tab');
    await eventually(() => focusedName(page)).toBe('link Daphnia magna, Living, Pack of 30');
  });

  it('links to the cart from its count and from its panel [1 §2 Mini-cart]', async () => {
    const { page } = await shop.visit('/help');
    await press(page, BUTTON);
    await press(page, 'View Cart', 'link');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/cart`);
  });

  it('says so when the cart is empty [1 §2 Mini-cart]', async () => {
    const { page } = await shop.visit('/help?cart=empty');
    await eventually(() => readMiniCartCount(page)).toBe('0');
    await press(page, BUTTON);
    await sees(page, 'Your cart is currently empty');
  });
});
