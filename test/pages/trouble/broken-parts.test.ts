/** One thing breaks; the rest of the page keeps working. */
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import {
  BEAKERS,
  cartStands,
  press,
  readLines,
  readMiniCartCount,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const FAILED_LOAD = /Failed to load resource/;

describe.each([SHIPPED])('when something is broken, %s', (runtime) => {
  const shop = useShop(runtime);

  it('says that the cart couldn’t be read, and reads it on request [1 §8 Cart]', async () => {
    const { page, setFault, calls } = await shop.visit(
      '/checkout/cart?state=profile&fault=status:503,on:cart-details',
      { expects: [FAILED_LOAD] },
    );
    await sees(page, 'The operation could not be completed. We apologize for the inconvenience.');
    await sees(page, 'Customer service: 1-800-555-0142');
    // It has been tried three times before.
    expect(calls('cart-details')).toHaveLength(3);
    await setFault('off');
    await press(page, 'Try again');
    await cartStands(page);
    await eventually(() => readLines(page)).toHaveLength(14);
    await eventually(() => focusedName(page)).toMatch(/^heading Your Shopping Cart/);
  });

  it('keeps the fallback of a widget whose code is missing; the others work [embedding Failures]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      missing: ['*/assets/quick-order-*.js'],
      expects: [FAILED_LOAD, /\[catalogue-islands\] widget-not-loaded: quick-order could not be loaded\./],
      before: () => {
        document.addEventListener('cb:widget-failed', (event) => {
          document.documentElement.dataset.failed = (event as CustomEvent).detail.name;
        });
      },
    });
    await cartStands(page);
    await readFrom(page, '[data-cb-widget="quick-order"]', (point) => point.scrollIntoView());
    await eventually(() => page.$eval('html', ({ dataset }) => dataset.failed)).toBe('quick-order');
    await sees(page, 'Find items by keyword');
    await press(page, `Remove ${BEAKERS}`);
    await eventually(() => readMiniCartCount(page)).toBe('71');
  });

  it('says so if the code of a dialog is missing; the cart still works [reliability Missing code]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      missing: ['*/assets/cart-dialogs-*.js'],
      expects: [FAILED_LOAD, /\[catalogue-islands\] part-not-loaded: This part of the page didn’t load/],
    });
    await cartStands(page);
    await press(page, 'remove all items');
    await page.waitForSelector('cb-cart-page [role="alert"]');
    await press(page, `Remove ${BEAKERS}`);
    await eventually(() => readLines(page)).toHaveLength(13);
  });

  it('shows the lines that can be read, mentions the other one, and doesn’t check out before the shopper has seen that [reliability Partial replies]', async () => {
    const { page } = await shop.visit(
      '/checkout/cart?cart=plain&state=profile&fault=bad-row:1,on:cart-details',
      {
        expects: [/\[catalogue-islands\]/],
      },
    );
    await cartStands(page);
    await sees(page, 'We couldn’t show one of your items.');
    expect((await readLines(page)).map(({ itemNumber }) => itemNumber)).toEqual(['721002', '591905']);
    await press(page, 'Checkout');
    await sees(page, 'They’re still in your cart');
  });

  it('keeps what was typed when an item couldn’t be added [1 §4 Quick order]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart?cart=empty&fault=status:503,on:quick-add', {
      expects: [FAILED_LOAD],
    });
    await typeInto(page, 'Item number', '721002');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await sees(page, 'We’ve kept what you typed.');
    await setFault('off');
    await press(page, 'Try again');
    await eventually(() => readLines(page)).toHaveLength(1);
  });

  it('says that a line couldn’t be removed, and keeps it [1 §8 Lines]', async () => {
    const { page } = await shop.visit('/checkout/cart?fault=status:503,on:remove-product', {
      expects: [FAILED_LOAD],
    });
    await press(page, `Remove ${BEAKERS}`);
    await sees(page, `We couldn’t remove ${BEAKERS}. Please try again.`);
    await eventually(() => readLines(page)).toHaveLength(14);
  });
});
