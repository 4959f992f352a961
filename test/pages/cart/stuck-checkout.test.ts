/** Navigations to the next page that never happen, in a browser that really stays on the page. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { cartStands, press, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const CART = '/checkout/cart?cart=plain';
const TOLD = 'The next page didn’t open.';

describe.each([SHIPPED])('a checkout that goes nowhere, %s', (runtime) => {
  const shop = useShop(runtime);

  it('works again and says so if there is no next page, and leaves if there is one [reliability Stuck move]', async () => {
    const { page, setFault } = await shop.visit(CART, { expects: [/ERR_ABORTED/] });
    await cartStands(page);
    await setFault('no-next-page');
    await press(page, 'Checkout');
    await page.waitForSelector('.cb-cart__leave[data-busy]');
    await isFreeAgain(page);
    await sees(page, TOLD);
    await setFault('off');
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });

  it("works again after 'Stay' on the page's own question [reliability Stuck move]", async () => {
    // A visit dismisses every dialog of the browser.
    const { page } = await shop.visit(CART, { expects: [/^dialog/, /ERR_ABORTED/] });
    await cartStands(page);
    await page.evaluate(() => {
      window.onbeforeunload = (event) => event.preventDefault();
    });
    await press(page, 'Checkout');
    await page.waitForSelector('.cb-cart__leave[data-busy]');
    await isFreeAgain(page);
    await sees(page, TOLD);
    await page.evaluate(() => {
      window.onbeforeunload = null;
    });
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });

  it('first asks about the line whose quantity is 0, by keyboard [1 §4 Quantity 0, accessibility Keyboard]', async () => {
    const { page, calls } = await shop.visit(CART);
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '0');
    const [leave] = await page.$$('.cb-cart__leave');
    await leave?.focus();
    await page.keyboard.press('Enter');
    await sees(page, 'First, enter a quantity for the marked item');
    await eventually(() => focusedName(page)).toMatch(/^button Keep \d+: /);
    expect(calls('quarantine')).toEqual([]);
    await page.keyboard.press('Enter');
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });

  it('says something about a refusal without words [1 §8 Checkout, wire Errors]', async () => {
    const { page, setFault } = await shop.visit(CART);
    await cartStands(page);
    await setFault('wordless,on:go-to-checkout');
    await press(page, 'Checkout');
    await sees(page, 'We couldn’t continue to the next step.');
    await setFault('wordless:blank-first,on:quarantine');
    await press(page, 'Checkout');
    await sees(page, 'We could not process your request.');
  });

  it('says one thing about an ended session, with the focus there [reliability Session end]', async () => {
    const { page, setFault } = await shop.visit(CART, { expects: [/401/] });
    await cartStands(page);
    await setFault('status:401,on:quarantine');
    await press(page, 'Checkout');
    await sees(page, 'Your session has ended.');
    expect(await page.$$eval('cb-cart-page [role="alert"]', (alerts) => alerts.length)).toBe(1);
    expect(await page.evaluate(() => Boolean(document.activeElement?.querySelector('[role="alert"]')))).toBe(
      true,
    );
  });
});

/** Waits until the page can be left again, which takes ten seconds if the browser doesn't report that it stays. */
async function isFreeAgain(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.cb-cart__leave[data-busy]'));
}
