/** The states that pages get into, each looked over with axe-core under every condition. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, goToQuickOrder, press, sees, typeInto } from '../support/cart-screen.ts';
import { findViolationsAnywhere } from '../support/conditions.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

interface State {
  name: string;
  path?: string;
  /** Errors that the state brings along. */
  expects?: RegExp[];
  /** It takes long to look over. */
  long?: true;
  reach: (page: Page) => Promise<unknown>;
}

const STATES: State[] = [
  {
    name: 'a warning is open',
    reach: async (page) => {
      await press(page, 'California Proposition 65 Warning: Ethyl Alcohol, 95%, Denatured, 4 L');
      await sees(page, 'can expose you to chemicals');
    },
  },
  {
    name: 'removing everything is being asked',
    reach: async (page) => {
      await press(page, 'remove all items');
      await sees(page, 'You can undo it afterwards.');
    },
  },
  {
    name: 'the panel of the mini-cart is open',
    path: '/help',
    reach: async (page) => {
      await press(page, 'What is in your cart');
      await page.waitForSelector('.cb-mini-cart__row');
    },
  },
  {
    name: 'a hint is shown, one line was removed and another asks',
    reach: async (page) => {
      await press(page, `Remove ${BEAKERS}`);
      await sees(page, `${BEAKERS} removed.`);
      await typeInto(page, 'Quantity of Ethyl Alcohol, 95%, Denatured, 4 L', '0');
      await sees(page, 'Remove this item?');
      await page.hover('aria/Overnight (living material)');
      await page.waitForSelector('[role="tooltip"]');
    },
  },
  {
    name: 'quantity and item number are wrong',
    reach: async (page) => {
      await typeInto(page, `Quantity of ${BEAKERS}`, 'x');
      await page.keyboard.press('Enter');
      await sees(page, 'Enter a whole number from 1 to 999.');
      await goToQuickOrder(page);
      await press(page, 'Add to Cart');
      await sees(page, 'Enter valid item or qty');
    },
  },
  {
    name: 'a quantity was not saved',
    path: '/checkout/cart?fault=conflict,on:update-item',
    reach: async (page) => {
      await typeInto(page, `Quantity of ${BEAKERS}`, '12');
      await page.keyboard.press('Enter');
      await sees(page, '12 was not saved.');
    },
  },
  {
    name: 'a change is on its way',
    path: '/checkout/cart?fault=delay:60000,on:update-item',
    reach: async (page) => {
      await typeInto(page, `Quantity of ${BEAKERS}`, '12');
      await page.keyboard.press('Enter');
      await sees(page, 'Saving');
      await page.waitForSelector('.cb-summary__waiting');
    },
  },
  {
    name: 'restricted items stand in the way',
    path: '/checkout/cart?cart=restricted',
    reach: async (page) => {
      await press(page, 'Checkout');
      await sees(page, 'can only be sold and shipped to authorized schools');
    },
  },
  {
    name: 'the cart is empty',
    path: '/checkout/cart?cart=empty',
    reach: (page) => sees(page, 'Your cart is currently empty'),
  },
  {
    name: 'the cart cannot be read',
    path: '/checkout/cart?cart=broken&state=profile',
    reach: (page) => sees(page, 'The operation could not be completed.'),
  },
  {
    name: 'contract prices are shown',
    path: '/checkout/cart?as=contract',
    reach: cartStands,
  },
  {
    name: 'the cart is on its way',
    path: '/checkout/cart?state=profile&fault=delay:60000,on:cart-details',
    reach: (page) => page.waitForSelector('.cb-cart__body[data-phase="loading"] .cb-skeleton'),
  },
  {
    name: 'the cart can only be read',
    path: '/checkout/inspect/cart?as=punchout-session',
    reach: cartStands,
  },
  {
    name: 'the cart is long, and items are being selected',
    path: '/checkout/cart?cart=large&as=individual',
    long: true,
    reach: async (page) => {
      await cartStands(page);
      await press(page, 'Select items');
      await page.waitForSelector('.cb-line__tick');
    },
  },
  {
    name: 'the orders cannot be read',
    path: '/account/order?as=individual&state=profile&fault=status:500,on:order',
    expects: [/500/],
    reach: (page) => sees(page, 'Your orders could not be loaded.'),
  },
  {
    name: 'there are no orders',
    path: '/account/order?as=individual&orders=0',
    reach: (page) => sees(page, 'You have no online orders yet.'),
  },
  {
    name: 'a list is to be deleted',
    path: '/account/list?as=individual',
    reach: async (page) => {
      await press(page, 'Select Wish List', 'checkbox');
      await press(page, 'Delete');
      await sees(page, 'This cannot be undone.');
    },
  },
];

describe.each([SHIPPED])('while on the page, %s,', (runtime) => {
  const shop = useShop(runtime);

  it.each(STATES)(
    '$name, no rule of accessibility is broken [accessibility Axe]',
    async ({ path, expects, long, reach }) => {
      const { page } = await shop.visit(path ?? '/checkout/cart', { expects });
      await reach(page);
      expect(await findViolationsAnywhere(page, { narrowOnly: long })).toEqual([]);
    },
  );
});
