/** The states that a cart gets into, each looked over with axe-core on a phone and on a desktop. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/audit.ts';
import { BEAKERS, cartStands, goToQuickOrder, press, sees, typeInto } from '../support/cart-screen.ts';
import { PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

interface State {
  name: string;
  path?: string;
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
];

describe.each([SHIPPED])('while on the page, %s,', (runtime) => {
  const shop = useShop(runtime);

  it.each(STATES)(
    '$name, no rule of accessibility is broken [accessibility Axe]',
    async ({ path, reach }) => {
      const { page } = await shop.visit(path ?? '/checkout/cart');
      await reach(page);
      if (runtime === SHIPPED) expect(await findViolations(page)).toEqual([]);
      await page.setViewport(PHONE);
      expect(await findViolations(page)).toEqual([]);
    },
  );
});
