/** Text that is typed into fields the moment they appear, before the effects of their widgets have run. */
import { describe, expect, it } from 'vitest';
import { allMounted } from '../support/mounted.ts';
import { atRest, followTime } from '../support/page-clock.ts';
import { RUNTIMES, useShop } from '../support/shop-visit.ts';

declare global {
  interface Window {
    /** The fields that have been typed into. */
    typed: HTMLInputElement[];
  }
}

/** Pages whose widgets have fields. On all of them, the header has one, too. */
const PAGES = [
  '/checkout/cart?cart=plain&as=individual',
  '/order-sheet',
  '/product/591280',
  '/account/profile?as=individual',
  '/account/b2i/organization-user?as=contract',
  '/account/order?as=individual',
  '/account/list?as=individual',
  '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual',
  '/account/list-public?id=310001',
  '/checkout/shipping?sample=true&as=guest&cart=plain',
];

/** Types 7 into the first 30 fields that appear, as a password manager does. Those of further rows are like them. */
function typeAtOnce(): void {
  const most = 30;
  window.typed = [];
  const setText = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  new MutationObserver(() => {
    for (const field of document.querySelectorAll<HTMLInputElement>('.cb-island input')) {
      const isText = ['text', 'search', 'email', 'tel', 'password'].includes(field.type);
      if (!isText || field.readOnly || window.typed.includes(field) || window.typed.length === most) continue;
      window.typed.push(field);
      setText?.call(field, '7');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }).observe(document, { childList: true, subtree: true });
}

describe.each(RUNTIMES)('what is typed into a field as soon as it appears, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each(PAGES)('stays in it: %s [reliability Typing]', async (path) => {
    const { page } = await shop.visit(path, { prepare: followTime, before: typeAtOnce });
    await allMounted(page);
    await atRest(page);
    const texts = await page.evaluate(() =>
      // A search leaves only the rows that it finds.
      window.typed
        .filter(({ isConnected }) => isConnected)
        .map((field) => `${field.name || field.ariaLabel}: ${field.value}`),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !text.endsWith(': 7'))).toEqual([]);
  });
});
