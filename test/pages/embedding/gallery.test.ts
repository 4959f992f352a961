/** The developers' page: mistakes of templates, and mount points that a legacy script adds, moves and removes. */
import { describe, expect, it } from 'vitest';
import { click, sees } from '../support/cart-screen.ts';
import { allMounted } from '../support/mounted.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('mistakes of a template, %s', (runtime) => {
  const shop = useShop(runtime);

  it('log one error each that names the place, and the rest of the page works [embedding Mistakes]', async () => {
    const told: string[] = [];
    const { page } = await shop.visit('/gallery', { expects: [collect(told)] });
    await allMounted(page, ['quick-oder']);
    await eventually(() => told.length).toBe(3);
    expect(told.sort()).toEqual([
      expect.stringContaining('mini-cart: <div> data-cb-load: expected '),
      expect.stringContaining('mini-cart: <div> data-panel: expected '),
      expect.stringContaining('quick-oder: <div> data-cb-widget: expected '),
    ]);
    await sees(page, 'Fallback content stays.');
  });

  it('in the state block are reported once, and the block is ignored [embedding State block]', async () => {
    const told: string[] = [];
    const { page } = await shop.visit('/gallery?block=broken', { expects: [collect(told)] });
    await allMounted(page, ['quick-oder']);
    expect(told.filter((text) => text.includes('#cb-state'))).toEqual([
      expect.stringContaining('#cb-state is ignored: expected a JSON object.'),
    ]);
  });

  it('don’t affect mount points that are added, moved and removed later [embedding Late changes]', async () => {
    const { page } = await shop.visit('/gallery', { expects: [/\[catalogue-islands\]/] });
    await allMounted(page, ['quick-oder']);
    await click(page, '[data-demo="add"]');
    const field = await page.waitForSelector('#place-one input[data-field="itemNumber"]');
    await field?.focus();
    await page.keyboard.type('721002');
    await click(page, '[data-demo="move"]');
    const moved = await page.waitForSelector('#place-two input[data-field="itemNumber"]');
    expect(await moved?.evaluate((input) => (input as HTMLInputElement).value)).toBe('721002');
    await click(page, '[data-demo="remove"]');
    await eventually(() => page.$('#place-two cb-quick-order')).toBeNull();
  });
});

/** A pattern that lets the product's own messages pass and keeps them. */
function collect(told: string[]): RegExp {
  const pattern = /^console: \[catalogue-islands\] /;
  pattern.test = (text) => {
    const isOwn = RegExp.prototype.test.call(pattern, text);
    if (isOwn) told.push(text);
    return isOwn;
  };
  return pattern;
}
