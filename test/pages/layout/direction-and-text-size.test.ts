/** How pages look in the other direction, and with large text. */
import { describe, expect, it } from 'vitest';
import { placeOrder } from '../support/place-order.ts';
import { DESKTOP, eventually, PHONE, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe('a page', () => {
  const shop = useShop(SHIPPED);

  it('from right to left has arrows to the left between the links of its path [visual Direction]', async () => {
    const path = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual';
    const { page } = await shop.visit(path, { viewport: DESKTOP });
    await page.waitForSelector('.cb-breadcrumb__entry + .cb-breadcrumb__entry');
    /** The side with a line, and the angle by which it is turned. */
    const look = (direction: string) =>
      page.evaluate((chosen) => {
        document.dir = chosen;
        const entry = document.querySelector('.cb-breadcrumb__entry + .cb-breadcrumb__entry') as Element;
        const { borderLeftWidth, borderRightWidth, transform } = getComputedStyle(entry, '::before');
        const { a, b } = new DOMMatrix(transform);
        return { borderLeftWidth, borderRightWidth, angle: Math.round((Math.atan2(b, a) * 180) / Math.PI) };
      }, direction);
    expect(await look('ltr')).toEqual({ borderLeftWidth: '0px', borderRightWidth: '1px', angle: 45 });
    expect(await look('rtl')).toEqual({ borderLeftWidth: '1px', borderRightWidth: '0px', angle: -45 });
  });

  it('of a phone has no broken word in its title at twice the size of text [visual Large text]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual', { viewport: PHONE });
    await placeOrder(page);
    await page.waitForSelector('aria/Order Confirmation[role="heading"]');
    await page.evaluate(() => document.documentElement.style.setProperty('--cb-size-title', '56px'));
    const lines = () =>
      readFrom(page, '.cb-page-heading', (heading) => {
        const { lineHeight } = getComputedStyle(heading);
        return Math.round(heading.getBoundingClientRect().height / Number.parseFloat(lineHeight));
      });
    await eventually(lines).toBe(2);
  });
});
