/** The totals of a cart, while they are calculated and afterwards. */
import type { Page } from 'puppeteer-core';
import { describe, it } from 'vitest';
import { cartStands, press, sees, typeInto } from '../support/cart-screen.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Each line of the totals card: its label, and whether it shows an amount or a spinner. */
function readTotals(page: Page): Promise<string[]> {
  return page.$$eval('.cb-summary :is(.cb-summary__total, .cb-total)', (lines) =>
    lines.map((line) => {
      const amount = line.querySelector('.cb-money');
      const isShown = amount?.checkVisibility({ visibilityProperty: true });
      const loader = getComputedStyle(line, '::before');
      const isLoading = loader.content !== 'none' && loader.visibility === 'visible';
      const label = line.querySelector('.cb-summary__label, dt')?.textContent;
      return `${label}:${isShown ? ' amount' : ''}${isLoading ? ' loader' : ''}`;
    }),
  );
}

/** Types a promotional code as soon as its field is in the document, before its component's effects have run. */
function typeCodeAtOnce(): void {
  new MutationObserver((_, observer) => {
    const field = document.querySelector<HTMLInputElement>('input[name="couponId"]');
    if (!field) return;
    observer.disconnect();
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'SCIENCE10');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }).observe(document, { childList: true, subtree: true });
}

const LINES = ['Subtotal', 'Promotional discount', 'Freight and handling', 'Tax', 'Estimated total'];

describe('the totals', () => {
  const shop = useShop(SHIPPED);

  it('are replaced by a loader while they are recalculated, and return [1 §4 Recalculation, §2 Totals]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual');
    await cartStands(page);
    await typeInto(page, 'Promotional code', 'SCIENCE10');
    await press(page, 'apply code');
    await sees(page, 'SCIENCE10 is on this order.');
    await typeInto(page, 'Estimate Shipping by zip code', '27215');
    await press(page, 'estimate');
    await sees(page, 'Freight and tax are estimated for 27215.');
    const amounts = LINES.map((label) => `${label}: amount`);
    await eventually(() => readTotals(page)).toEqual(amounts);

    const held = await holdReplies(page, '*zipCodeValidation');
    await page.focus('.cb-stepper__field');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await held.arrived();
    await eventually(() => readTotals(page)).toEqual(LINES.map((label) => `${label}: loader`));
    await held.release();
    await eventually(() => readTotals(page)).toEqual(amounts);
  });

  it('apply the code that was typed the moment its field appeared [1 §4 Promotion, reliability Typing]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual', { before: typeCodeAtOnce });
    await press(page, 'apply code');
    await sees(page, 'SCIENCE10 is on this order.');
  });
});
