/**
 * The main journeys by Tab, on a desktop and in the narrowest window: each stop by role and name, in reading order. A
 * stop is followed by what is wrong with it: no ring, covered by a bar, off the screen.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { walkStops } from '../support/accessibility/stops.ts';
import { cartStands } from '../support/cart-screen.ts';
import { placeOrder } from '../support/place-order.ts';
import { readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const NARROW = { width: 320, height: 568 };
/** A desktop at 400 %. */
const LOW = { width: 320, height: 256 };
const DAPHNIA = 'Daphnia magna, Living, Pack of 30';

/** Moves to the main content of the page. */
async function skip(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.focus('aria/Skip to main content');
  await page.keyboard.press('Enter');
}

/** Opens the tools for several lines, by keys. */
async function startSelecting(page: Page): Promise<void> {
  await (await page.waitForSelector('aria/Select items[role="button"]'))?.focus();
  await page.keyboard.press('Enter');
  // Otherwise a hint opens wherever the pointer comes to rest.
  await page.mouse.move(0, 0);
  await page.waitForSelector(`aria/Select ${DAPHNIA}`);
}

async function walkBack(page: Page, times: number): Promise<string[]> {
  await page.keyboard.down('Shift');
  const stops = await walkStops(page, times);
  await page.keyboard.up('Shift');
  return stops;
}

const faulty = (stops: readonly string[]) => stops.filter((stop) => stop.includes(' | '));

describe('every Tab stop is visible and has its ring', () => {
  const shop = useShop(SHIPPED);

  it('in the header, in visual order, at every width [accessibility Keyboard, accessibility Focus]', async () => {
    const { page } = await shop.visit('/help', { viewport: NARROW });
    await page.waitForSelector('cb-site-header .cb-site-header__search');
    await page.waitForSelector('aria/Cart, 75 items');
    const narrow = await walkStops(page, 11);
    expect(narrow).toEqual([
      'link Skip to main content',
      'link Help',
      'link Contact Us',
      'link 1-800-555-0142',
      'button Account',
      'link Fernbrook Science Supply, home page',
      'link Cart, 75 items',
      'button What’s in your cart',
      'searchbox Search by Keyword or item #',
      'button Search',
      'button Menu',
    ]);
    // In a wide window, the search precedes the cart, and somebody who is typing there isn't interrupted.
    await page.focus('aria/Search by Keyword or item #');
    await page.setViewport({ width: 1280, height: 900 });
    await page.waitForFunction(
      () => !document.querySelector('.cb-site-header__cart + .cb-site-header__search'),
    );
    expect(await walkStops(page, 3)).toEqual([
      'button Search',
      'link Cart, 75 items',
      'button What’s in your cart',
    ]);
  });

  it('in the cart with its sticky bars, at every width and height [accessibility Keyboard, accessibility Focus]', async () => {
    const { page } = await shop.visit('/checkout/cart', { viewport: NARROW });
    await cartStands(page);
    await page.waitForSelector('aria/Overnight (living material)[role="button"]');
    await startSelecting(page);
    await skip(page);
    expect(await walkStops(page, 26)).toEqual([
      'link Home',
      'link Continue Shopping',
      'link Quick Order',
      'link Save Cart',
      'button Print',
      'button remove all items',
      'link guide to ordering them',
      'button Remove all 2',
      'button Next problem (1 of 2)',
      'checkbox Select all items',
      'button Remove selected',
      'link Sign in to move items to a list',
      'button Done',
      `checkbox Select ${DAPHNIA}`,
      `link ${DAPHNIA}`,
      'button Overnight (living material)',
      `button Decrease quantity of ${DAPHNIA}`,
      `textbox Quantity of ${DAPHNIA}`,
      `button Increase quantity of ${DAPHNIA}`,
      `button Remove ${DAPHNIA}`,
      'checkbox Select Student Compound Microscope, Monocular, LED, 40x-400x',
      'link Student Compound Microscope, Monocular, LED, 40x-400x',
      'button Ground',
      'button Decrease quantity of Student Compound Microscope, Monocular, LED, 40x-400x',
      'textbox Quantity of Student Compound Microscope, Monocular, LED, 40x-400x',
      'button Increase quantity of Student Compound Microscope, Monocular, LED, 40x-400x',
    ]);
    expect(faulty([...(await walkStops(page, 20)), ...(await walkBack(page, 30))])).toEqual([]);
    await page.setViewport(LOW);
    expect(faulty(await walkStops(page, 20))).toEqual([]);
  });

  it('in the cart with larger text, which makes its bars higher [accessibility Focus]', async () => {
    const { page } = await shop.visit('/checkout/cart', { viewport: { width: 375, height: 800 } });
    await cartStands(page);
    await readFrom(page, '.cb-cart', (cart) => {
      for (const size of ['small', 'table', 'body']) {
        (cart as HTMLElement).style.setProperty(`--cb-size-${size}`, '28px', 'important');
      }
    });
    await startSelecting(page);
    const barsOf = () =>
      ['.cb-line-tools', '.cb-cart__bar'].map(
        (bar) => document.querySelector<HTMLElement>(bar)?.offsetHeight,
      );
    const [tools = 0, bar = 0] = await page.evaluate(barsOf);
    expect([tools > 104, bar > 72]).toEqual([true, true]);
    await page.focus(`aria/Select ${DAPHNIA}`);
    expect(faulty([...(await walkStops(page, 30)), ...(await walkBack(page, 30))])).toEqual([]);
  });

  it('in a form with several rows [accessibility Keyboard, accessibility Focus]', async () => {
    const { page } = await shop.visit('/order-sheet', { viewport: NARROW });
    await page.waitForSelector('aria/Save as CSV');
    await skip(page);
    expect(await walkStops(page, 11)).toEqual([
      'link Home',
      'textbox Item number',
      'textbox Quantity',
      'textbox Item number',
      'textbox Quantity',
      'textbox Item number',
      'textbox Quantity',
      'button Add to Cart',
      'button Paste or choose a file…',
      'button Save as CSV',
      'button Remove all rows…',
    ]);
  });

  it('in the order history [accessibility Keyboard, accessibility Focus]', async () => {
    const { page } = await shop.visit('/account/order?as=individual', { viewport: NARROW });
    await page.waitForSelector('aria/Choose items from order W66401498…');
    await skip(page);
    expect(await walkStops(page, 15)).toEqual([
      'link My Account',
      'button Save as a file',
      'button Print',
      'combobox Orders per page',
      'searchbox Search these 12 orders',
      'combobox Search in',
      'region Your orders, scrollable',
      'combobox Sort by',
      'button Sorted by Order #, descending. Reverse the order',
      'link W66401500',
      'button Reorder order W66401500',
      'link View Details of order W66401500',
      'button Choose items from order W66401500…',
      'link W66401499',
      'button Reorder order W66401499',
    ]);
  });

  it('in the table of lists [accessibility Keyboard, accessibility Focus]', async () => {
    const { page } = await shop.visit('/account/list?as=individual', { viewport: NARROW });
    await page.waitForSelector('aria/Select Wish List');
    await page.waitForSelector('aria/Sort by');
    await skip(page);
    expect(await walkStops(page, 19)).toEqual([
      'link My Account',
      'searchbox Search your lists',
      'button Search',
      "button Find a Friend's List",
      'button New List',
      'button Add to Cart',
      'button Delete',
      'button Move items to another list…',
      'region Your shopping lists, scrollable',
      'combobox Sort by',
      'checkbox Select all lists',
      'checkbox Select Biology 101: Dissection',
      'link Biology 101: Dissection',
      'button Email Biology 101: Dissection',
      'button Copy Biology 101: Dissection',
      'checkbox Select Wish List',
      'link Wish List',
      'button Email Wish List',
      'button Copy Wish List',
    ]);
    expect(faulty([...(await walkStops(page, 10)), ...(await walkBack(page, 28))])).toEqual([]);
  });

  it('in the registration form [accessibility Keyboard, accessibility Focus]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=guest&cart=plain', { viewport: NARROW });
    await placeOrder(page);
    await readFrom(page, '[data-cb-widget="register-form"]', (place) => place.scrollIntoView());
    await page.waitForSelector('.cb-register form');
    await page.focus('aria/First Name[role="textbox"]');
    expect(await walkStops(page, 7)).toEqual([
      'textbox Last Name',
      'textbox Email Address',
      'textbox Password',
      'button Show password',
      'radio Yes',
      'checkbox Send me the newsletter and special offers by email.',
      'button Create Account',
    ]);
  });
});
