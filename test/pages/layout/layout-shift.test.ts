/** Nothing jumps while the page loads: the mount points have their size from the start. */
import { describe, expect, it } from 'vitest';
import { cartStands, click } from '../support/cart-screen.ts';
import { readShifts, recordShifts, type Shift } from '../support/layout/layout-shifts.ts';
import { atRest, holdTime, nextFrame, passTime } from '../support/page-clock.ts';
import { type HeldReplies, holdReplies } from '../support/replies/held-replies.ts';
import { DESKTOP, eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('the layout while the cart page loads, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each([
    ['the cart in the page', 'full', DESKTOP],
    ['the cart in the page, on a phone', 'full', PHONE],
    ['the cart still to be read', 'profile', DESKTOP],
    ['the cart still to be read, on a phone', 'profile', PHONE],
  ] as const)('does not shift, with %s [visual Loading]', async (_name, state, viewport) => {
    const { page } = await shop.visit(`/checkout/cart?state=${state}`, {
      viewport,
      before: recordShifts,
      prepare: holdTime,
    });
    await cartStands(page);
    await page.waitForFunction(() => document.querySelectorAll('[data-cb-widget] .cb-root').length >= 3);
    await atRest(page);
    expect(await readShifts(page)).toEqual([]);
  });

  it.each([
    ['', DESKTOP],
    [', on a phone', PHONE],
  ] as const)('does not shift when the logo arrives last%s [visual Loading]', async (_name, viewport) => {
    let logo: HeldReplies | undefined;
    const { page } = await shop.visit('/checkout/cart', {
      viewport,
      fresh: true,
      before: recordShifts,
      prepare: async (tab) => {
        await holdTime(tab);
        logo = await holdReplies(tab, '*/logo.svg');
      },
    });
    const measure = () =>
      readFrom(page, 'cb-site-header .cb-site-header__logo img', (image) => {
        const { width, height } = image.getBoundingClientRect();
        return { width, height, arrived: (image as HTMLImageElement).complete };
      });
    await cartStands(page);
    const before = await measure();
    expect(before.arrived).toBe(false);
    await logo?.release();
    await eventually(measure).toEqual({ ...before, arrived: true });
    await atRest(page);
    expect(await readShifts(page)).toEqual([]);
  });

  it('does not shift while a quantity is saved [visual Loading]', async () => {
    const { page } = await shop.visit('/checkout/cart', {
      before: recordShifts,
      prepare: holdTime,
    });
    await cartStands(page);
    await atRest(page);
    await page.evaluate(() => {
      (window as unknown as { shifts: Shift[] }).shifts = [];
    });
    const held = await holdReplies(page, '*update-item');
    await click(page, '.cb-stepper__button:last-child');
    await passTime(page, 1000);
    await held.arrived();
    await page.waitForSelector('.cb-line[data-state="sending"]');
    await nextFrame(page);
    await held.release();
    await eventually(() => page.$('.cb-line[data-state]')).toBeNull();
    await atRest(page);
    expect(await readShifts(page)).toEqual([]);
  });
});
