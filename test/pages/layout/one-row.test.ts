/** A change of one line among 200 affects only that line. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, readLines } from '../support/cart-screen.ts';
import { holdTime } from '../support/page-clock.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('a cart of 200 lines, %s', (runtime) => {
  const shop = useShop(runtime);

  it('renders one row for a keystroke, and one when the quantity is saved [performance Rows]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=large', {
      before: recordRendering,
      prepare: holdTime,
    });
    await cartStands(page);
    const before = await readLines(page);
    expect(before).toHaveLength(200);
    const [name] = await takeRecord(page).then(({ rendered }) => rendered.slice(100));
    expect(name).toBeTruthy();

    await page.evaluate(watchRows);
    await page.focus(`[aria-label=${JSON.stringify(`Quantity of ${name}`)}]`);
    expect((await takeRecord(page)).rendered).toEqual([]);

    await page.keyboard.press('7');
    await eventually(() => page.$eval('tr[data-state]', (row) => row.getAttribute('data-state'))).toBe(
      'editing',
    );
    expect(new Set((await takeRecord(page)).rendered)).toEqual(new Set([name]));

    await page.keyboard.press('Enter');
    await eventually(() => page.$('tr[data-state]')).toBeNull();
    const saved = await takeRecord(page);
    expect(new Set(saved.rendered)).toEqual(new Set([name]));
    expect(saved.rowsTouched).toBe(1);
    const after = await readLines(page);
    expect(after.filter(({ quantity }, index) => quantity !== before[index]?.quantity)).toHaveLength(1);
  });
});

interface Rendering {
  /** The name of a line, once for each time that its row was rendered. */
  rendered: string[];
}

/** Runs in the page: records each row as it is rendered, because a row puts its name into that of its button. */
function recordRendering(): void {
  const rendered: string[] = [];
  const replace = String.prototype.replace as (...parts: unknown[]) => string;
  Object.assign(window, { rendered });
  String.prototype.replace = function (this: string, ...parts: unknown[]) {
    const text = Reflect.apply(replace, this, parts);
    if (String(this) === 'Quantity of {name}') rendered.push(text.slice('Quantity of '.length));
    return text;
  } as typeof String.prototype.replace;
}

/** Runs in the page: records each row in which something changes. */
function watchRows(): void {
  const touched = new Set<Element>();
  Object.assign(window, { touched });
  const table = document.querySelector('.cb-lines');
  new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      touched.add(element?.closest('tr') ?? (table as Element));
    }
  }).observe(table as Element, { subtree: true, childList: true, characterData: true, attributes: true });
}

/** Returns what was recorded since the last call. */
function takeRecord(page: Page): Promise<Rendering & { rowsTouched: number }> {
  return page.evaluate(() => {
    const { rendered, touched } = window as unknown as { rendered: string[]; touched?: Set<Element> };
    return { rendered: rendered.splice(0), rowsTouched: touched?.size ?? 0 };
  });
}
