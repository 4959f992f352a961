/** The cart on paper, as a purchasing department files it. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands } from '../support/cart-screen.ts';
import { coloursOnPaper, onPaper } from '../support/layout/on-paper.ts';
import { readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** The page's printed texts, one per line, fields by their values. */
async function printed(page: Page): Promise<string> {
  await onPaper(page);
  return readFrom(page, 'cb-cart-page', (cart) => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(cart, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      const box = parentElement?.getBoundingClientRect();
      if (parentElement && isShown(parentElement) && box && box.width > 1)
        texts.push(nodeValue?.trim() ?? '');
    }
    const fields = [...cart.querySelectorAll('input')].filter(isShown).map(({ value }) => value);
    return [...texts, ...fields].filter(Boolean).join('\n');
  });
}

/** How many sheets a printout has. */
async function sheets(page: Page): Promise<number> {
  const pdf = Buffer.from(await page.pdf({ format: 'letter' })).toString('latin1');
  return [...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}

describe.each([SHIPPED])('the printed cart, %s', (runtime) => {
  const shop = useShop(runtime);

  it('says whose it is, when it was printed, and what it contains at what price [1 §2 Print]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain');
    await cartStands(page);
    await page.waitForSelector('.cb-print-header__shop');
    const text = await printed(page);
    expect(text).toMatch(
      /^Fernbrook Science Supply\nPrinted \w+ \d+, \d{4}.* · Dana Whitlock · Account \w+\n/,
    );
    for (const part of [
      'Your Shopping Cart',
      'Item #721002',
      '$5.45',
      '$65.40',
      'Subtotal',
      '$407.80',
      '12',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('has nothing that only works on a screen [visual Print]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=guest');
    await cartStands(page);
    const texts = (await printed(page)).split('\n');
    const controls = ['Print', 'Checkout', 'Remove', 'remove all items', 'Quick Order', 'Save Cart'];
    const forms = ['Add Shopping Cart to List', 'Sign in for more', 'Promotional code'];
    expect(texts.filter((text) => [...controls, ...forms].includes(text))).toEqual([]);
    expect(texts.join()).not.toContain('Account ');
    const [buttons, images] = await readFrom(page, 'cb-cart-page', (cart) =>
      ['.cb-button:not(.cb-line__warning), .cb-stepper__button', 'img'].map(
        (selector) => [...cart.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length,
      ),
    );
    expect([buttons, images]).toEqual([0, 0]);
  });

  it('is black on white, with table heads on every sheet, whole rows, and no addresses [visual Print]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await page.waitForSelector('cb-cart-page .cb-html a');
    await page.emulateMediaType('print');
    const found = await readFrom(page, 'cb-cart-page', (cart) => {
      const styleOf = (selector: string, pseudo?: string) =>
        getComputedStyle(cart.querySelector(selector) as Element, pseudo);
      const texts = ['.cb-line__name', '.cb-line__number', '.cb-line__total', '.cb-summary__total', 'h1'];
      return {
        colours: [...new Set(texts.map((selector) => styleOf(selector).color))],
        heads: styleOf('thead').display,
        row: styleOf('tr[data-line]').breakInside,
        address: styleOf('.cb-html a', '::after').content,
      };
    });
    expect(found).toEqual({
      colours: ['rgb(0, 0, 0)'],
      heads: 'table-header-group',
      row: 'avoid',
      address: 'none',
    });
    expect(await coloursOnPaper(page, 'cb-cart-page')).toEqual([]);
  });

  it('shows no prices if prices are hidden [1 §6 Prices]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=prices-hidden');
    await cartStands(page);
    const text = await printed(page);
    expect(text).toContain('Item #721260');
    expect(text).not.toMatch(/\$\s?\d/);
  });

  it('has all of 200 lines, even those far below the window [visual Print]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=contract&cart=large');
    await cartStands(page);
    const text = await printed(page);
    expect(text.match(/^Item #/gm)).toHaveLength(200);
    const skipped = await page.$$eval(
      'tr[data-line]',
      (rows) => rows.filter((row) => getComputedStyle(row).contentVisibility !== 'visible').length,
    );
    expect(skipped).toBe(0);
    expect(await sheets(page)).toBeGreaterThan(5);
  });
});
