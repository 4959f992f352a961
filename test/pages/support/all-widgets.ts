/** One page of the demo shop with all widgets, each with content to show. */
import type { Page } from 'puppeteer-core';
import { ARTICLES, articleUrl } from '../../../demo-pages/server/pages/content/articles.ts';
import { placeOrder, redeemVoucher } from './place-order.ts';
import { alterPages } from './replies/altered-page.ts';
import { eventually, type ShopUnderTest, type Visit, type VisitOptions } from './shop-visit.ts';

/** Any page without the site's stylesheets. */
export const PATH = '/bare';

/**
 * These widgets read the address at once, so those that interpret the same name differently mount one after
 * the other.
 */
export const STANDS: { query: string; points: Record<string, Record<string, string>> }[] = [
  {
    query: 'orderId=o99665500&userId=220022&giftlistId=gl20000&productIds=142304,591234',
    points: {
      'site-header': {},
      'mini-cart': {},
      'cart-page': {},
      'quick-order': { rows: '2' },
      recommendations: {},
      'promo-area': { source: 'cart-bottom' },
      'order-history': {},
      'order-detail': {},
      'order-confirmation': {},
      'voucher-confirmation': {},
      'order-resources': {},
      'shopping-lists': {},
      'list-detail': {},
      'account-landing': {},
      'account-sidebar': {},
      organization: {},
      'profile-form': {},
      'site-footer': {},
      'section-nav': { sections: 'one,two' },
      'article-container': {
        articles: JSON.stringify(
          ARTICLES.slice(0, 2).map((article) => ({ url: articleUrl(article), title: article.title })),
        ),
      },
      'catalog-request': { formUrl: '/forms/catalog' },
    },
  },
  { query: 'giftlistId=gl010000&profileId=310001', points: { 'public-list': {} } },
  { query: 'id=310001', points: { 'friend-lists': {} } },
  { query: 'id=550002', points: { 'sso-profile': {} } },
];

/** Only for guests. */
export const OF_GUESTS = { 'register-form': { email: 'dana@example.com' } };

/** Every widget that `openAllWidgets` shows, in the order of the page. */
export const SHOWN_WIDGETS = STANDS.flatMap(({ points }) => Object.keys(points));

/**
 * Opens the page for a contract buyer who has just ordered and redeemed a voucher.
 * @param head HTML for the start of the page's head
 */
export async function openAllWidgets(shop: ShopUnderTest, head = '', options?: VisitOptions): Promise<Visit> {
  const visit = await shop.visit('/redeem-voucher?as=contract&cart=plain', options);
  const { page } = visit;
  await redeemVoucher(page, 'priya@example.com');
  await placeOrder(page);
  const [first, ...others] = STANDS as [(typeof STANDS)[0], ...typeof STANDS];
  await alterPages(page, PATH, (html) => withBody(html, head, pointsOf(first.points)));
  await open(page, shop, `cart=plain&${first.query}`, Object.keys(first.points));
  for (const { query, points } of others) {
    await page.evaluate(
      (search, markup) => {
        history.replaceState(null, '', search);
        document.querySelector('#two')?.insertAdjacentHTML('beforebegin', markup);
      },
      `?${query}`,
      pointsOf(points),
    );
    await allShow(page, Object.keys(points));
  }
  return visit;
}

/** Opens a page with the widgets that only a guest sees. */
export async function openGuestWidgets(
  shop: ShopUnderTest,
  head = '',
  options?: VisitOptions,
): Promise<Visit> {
  const visit = await shop.visit('/redeem-voucher?as=guest', options);
  await alterPages(visit.page, PATH, (html) => withBody(html, head, pointsOf(OF_GUESTS)));
  await open(visit.page, shop, '', Object.keys(OF_GUESTS));
  return visit;
}

/** Opens a page with only this content below the header. @param head HTML for the start of the page's head */
export async function openBarePage(shop: ShopUnderTest, head: string, content: string): Promise<Visit> {
  const visit = await shop.visit('/help');
  await alterPages(visit.page, PATH, (html) => withBody(html, head, content));
  await visit.page.goto(shop.address + PATH, { waitUntil: 'domcontentloaded' });
  return visit;
}

/** Puts content into a page of the shop. @param head HTML for the start of the page's head */
export function withBody(html: string, head: string, points: string): string {
  const body = `<h2 id="one">One</h2>${points}<h2 id="two">Two</h2><p style="height: 900px"></p>`;
  // Without the site's own scripts, which are written for the site's own library.
  return html
    .replace(/<script src="\/(vendor|site)\/[^>]*><\/script>/g, '')
    .replace('<head>', (tag) => tag + head)
    .replace(/(<main[^>]*>)[\s\S]*(?=<\/main>)/, (_, tag: string) => tag + body);
}

/** Writes mount points. @param points their attributes by widget */
export function pointsOf(points: Record<string, Record<string, string>>): string {
  const written = Object.entries(points).map(([name, attributes]) => {
    const own = Object.entries(attributes).map(([key, value]) => {
      const attribute = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` data-${attribute}="${value.replaceAll('"', '&quot;')}"`;
    });
    return `<div data-cb-widget="${name}" data-cb-load="eager"${own.join('')}>Without scripts</div>`;
  });
  return written.join('\n');
}

async function open(page: Page, shop: ShopUnderTest, query: string, names: string[]): Promise<void> {
  await page.goto(`${shop.address}${PATH}?${query}`, { waitUntil: 'domcontentloaded' });
  await allShow(page, names);
}

/** Waits until each of these shows something other than placeholders. */
async function allShow(page: Page, names: string[]): Promise<void> {
  // Not with the driver's own waiting, whose code in the page fails on additions to all objects.
  await eventually(() =>
    page.evaluate(
      (expected) =>
        expected.filter((name) => {
          const island = document.querySelector(`main cb-${name}.cb-island`);
          return !island?.textContent?.trim() || island.querySelector('.cb-skeleton, [aria-busy="true"]');
        }),
      names,
    ),
  ).toEqual([]);
}
