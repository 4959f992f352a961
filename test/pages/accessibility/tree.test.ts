/** The accessibility tree of lines, tables and dialogs, in a wide window and in the narrowest. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { drawTree } from '../support/accessibility/tree.ts';
import { cartStands, press } from '../support/cart-screen.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

const NAME = 'Daphnia magna, Living, Pack of 30';

const LINE_START = `
row
  rowheader ${NAME} Item #142304 In Stock Overnight (living material)
    link ${NAME}
    - Item #142304
    - In Stock
    button Overnight (living material)
  cell
    button Decrease quantity of ${NAME}
    textbox Quantity of ${NAME} (Your cart updates one second after you change a quantity.)
    button Increase quantity of ${NAME}
    button Remove ${NAME}`;

/** If a line is a card, the price of one has a label. */
const LINE = `${LINE_START}
  cell
    - $9.95
  cell
    - $19.90

at 320 px:
${LINE_START}
  cell
    - $9.95
    - each
  cell
    - $19.90
`;

const RESTRICTED = `
dialog Items to remove before checkout
  heading Items to remove before checkout
  button Close
  heading Discontinued Item Notice
  list
    listitem
      - Sheep Brain, Preserved, Dura Mater Removed
      - Item #228770
  heading Users Restriction
  list
    listitem
      - Formalin, 10%, Buffered, 1 L
      - Item #861780
  heading Geographic Item Notice
  list
    listitem
      - Crayfish, Medium, Living
      - Item #143522
  heading Restricted Item Notice
  list
    listitem
      - Bacillus subtilis, Living, Tube
      - Item #154730
  button GO TO CART & REVIEW
  button REMOVE ITEMS & CONTINUE
  status
`;

/** Draws a part at both widths, as one text if they are alike. */
async function drawAtBoth(page: Page, selector: string): Promise<string> {
  const trees: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewport({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    trees.push(await drawTree(page, selector));
  }
  return [...new Set(trees)].join('\nat 320 px:\n');
}

/** Opens a dialog, draws it, and closes it. */
async function drawDialog(page: Page, opener: string): Promise<string> {
  await press(page, opener);
  await page.waitForSelector('dialog[open]');
  const tree = await drawAtBoth(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { hidden: true });
  return tree;
}

describe('the accessibility tree', () => {
  const shop = useShop(SHIPPED);

  it('has the cart as a table with named rows, in every layout, and its questions [accessibility Tables, accessibility Dialogs]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual');
    await cartStands(page);
    await page.waitForSelector('aria/Overnight (living material)[role="button"]');
    expect(await drawAtBoth(page, '.cb-cart__heading')).toBe(`
heading Your Shopping Cart 75 items
`);
    expect(await drawAtBoth(page, '.cb-lines__head')).toBe(`
rowgroup
  row
    columnheader Item
    columnheader Quantity
    columnheader Price
    columnheader Total
`);
    expect(await drawAtBoth(page, '.cb-line')).toBe(LINE);
    expect(await drawDialog(page, 'remove all items')).toBe(`
dialog Remove all items?
  heading Remove all items?
  button Close
  - This removes 75 items from your cart. You can undo it.
  button Keep my items (This removes 75 items from your cart. You can undo it.)
  button Remove all
  status
`);
    expect(
      await drawDialog(page, 'California Proposition 65 Warning: Ethyl Alcohol, 95%, Denatured, 4 L'),
    ).toBe(`
dialog California Proposition 65 Warning
  heading California Proposition 65 Warning
  button Close
  - Ethyl Alcohol, 95%, Denatured, 4 L
  - WARNING: Cancer and Reproductive Harm
  - WARNING:
  - Ethyl Alcohol, 95%, Denatured, 4 L can expose you to chemicals known to the State of California to cause cancer and birth defects or other reproductive harm.
  - For more information go to
  - www.P65Warnings.ca.gov
  - .
  button Close
  status
`);
  });

  it('has the orders as a table with named rows, and the whole question about the current cart [accessibility Tables, accessibility Dialogs]', async () => {
    const { page } = await shop.visit('/account/order?as=individual');
    await page.waitForSelector('aria/Choose items from order W66401500…');
    expect(await drawAtBoth(page, '.cb-table__head')).toBe(`
rowgroup
  row
    columnheader Order #
      button Order #
    columnheader Date
      button Date
    columnheader Total
    columnheader Status
    columnheader # Items
    columnheader Actions

at 320 px:

rowgroup
  row
    columnheader Order #
    columnheader Date
    columnheader Total
    columnheader Status
    columnheader # Items
    columnheader Actions
`);
    expect(await drawAtBoth(page, '.cb-table__body tr')).toBe(`
row
  rowheader W66401500
    link W66401500
  cell
    - 10/22/2026
  cell
    - $4,274.39
  cell
    - Submitted
  cell
    - 90
  cell
    button Reorder order W66401500
    link View Details of order W66401500
    button Choose items from order W66401500…
`);
    expect(await drawDialog(page, 'Reorder order W66401500')).toBe(`
dialog Add to Cart (Your cart already has 75 items in it. Keep them or replace them?)
  heading Add to Cart
  button Close
  - Your cart already has 75 items in it. Keep them or replace them?
  list
    listitem
      button Keep Existing Items (What’s in your cart stays. We’ll add the items from this order.)
      - What’s in your cart stays. We’ll add the items from this order.
    listitem
      button Replace Items (We’ll remove everything in your cart for good, then add the items from this order.)
      - We’ll remove everything in your cart for good, then add the items from this order.
  status
`);
  });

  it('has the question before a list is deleted [accessibility Dialogs]', async () => {
    const { page } = await shop.visit('/account/list?as=individual');
    const box = 'aria/Select Wish List[role="checkbox"]';
    await page.waitForSelector(box);
    await page.focus(box);
    await page.keyboard.press('Space');
    expect(await drawDialog(page, 'Delete')).toBe(`
dialog Delete
  heading Delete
  button Close
  - Are you sure you want to delete this shopping list? “Wish List” will be deleted. You can’t undo this.
  button Cancel (Are you sure you want to delete this shopping list? “Wish List” will be deleted. You can’t undo this.)
  button Delete
  status
`);
  });

  it('has the items that block the checkout, each group under its heading [accessibility Dialogs]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=restricted&as=individual');
    await cartStands(page);
    const tree = await drawDialog(page, 'Checkout');
    expect(tree.replace(/ {2}- The following.*\n/g, '')).toBe(RESTRICTED);
  });
});
