/** Items of a list moved to another one, by keyboard alone. */
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { sees } from '../support/cart-screen.ts';
import { eventually, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual&lists=30';

describe('items of a list', () => {
  const shop = useShop(SHIPPED);

  it('move to another list and come back without a mouse, on a phone [2 §2 Moving, accessibility Undo]', async () => {
    const { page, calls } = await shop.visit(LIST, { viewport: PHONE });
    await page.waitForSelector('cb-list-detail .cb-table__scroller[data-busy="false"]');
    const count = () => page.$$eval('cb-list-detail tbody tr', ({ length }) => length);
    const before = await count();
    await page.focus('tbody .cb-select-box input');
    await page.keyboard.press('Space');
    await sees(page, '1 item selected');
    await (await page.waitForSelector('aria/Move to another list…[role="button"]'))?.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog select');
    expect(await findViolations(page)).toEqual([]);
    await page.focus('dialog select');
    await page.keyboard.press('ArrowDown');
    for (let steps = 0; (await focusedName(page)) !== 'button Move to list' && steps < 6; steps += 1) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await sees(page, '1 item moved to');
    await eventually(count).toBe(before - 1);
    expect(await focusedName(page)).toBe('button Move to another list…');
    expect(calls('add-items')).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
    await (await page.waitForSelector('.cb-undo__entry button'))?.focus();
    await page.keyboard.press('Enter');
    await eventually(count).toBe(before);
  });
});
