/** Names and amounts that nobody expects: pages keep their width. */
import { describe, it } from 'vitest';
import { DESKTOP, eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const NARROW = { width: 320, height: 740 };
const WORD = 'W'.repeat(5000);
const LIST = '/account/list-detail?giftlistId=gl20000&isWishlist=false&as=individual&lists=30';

/** Each with fields of the server's replies. */
const PAGES: readonly [path: string, row: string, fields: Record<string, string>][] = [
  [
    '/checkout/cart?state=profile',
    'cb-cart-page .cb-lines__body > *',
    { displayName: WORD, listPrice: '1e308', quantity: '999999999', orderTotal: '1e308' },
  ],
  [LIST, 'cb-list-detail tbody tr', { productName: WORD, Name: WORD, Description: WORD, itemPrice: '1e308' }],
  ['/account/list?as=individual', 'cb-shopping-lists tbody tr', { Name: WORD, total: '1e308' }],
];

const VALUES = PAGES.flatMap(([path, row, fields]) =>
  Object.entries(fields).map(([field, text]) => ({ path, row, field, text, value: text.slice(0, 9) })),
);

describe('a page whose server sends', () => {
  const shop = useShop(SHIPPED);

  it.each(VALUES)(
    '$field $value, $path, still fits the window [accessibility Widths]',
    async ({ path, row, field, text }) => {
      const fault = encodeURIComponent(`put:${field}:${text}`);
      const { page } = await shop.visit(`${path}&fault=${fault}`, { viewport: NARROW });
      await page.waitForSelector(row);
      if (text === WORD)
        await page.waitForFunction((word) => document.body.textContent.includes(word), {}, WORD);
      for (const viewport of [NARROW, DESKTOP]) {
        await page.setViewport(viewport);
        await eventually(() =>
          page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    },
  );
});
