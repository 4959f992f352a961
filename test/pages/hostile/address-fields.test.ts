/** Hostile addresses in every field of a row, as many rows as addresses, on the shop's own pages. */
import { describe, expect, it } from 'vitest';
import { HOSTILE_ADDRESSES } from '../../corpora/hostile-addresses.ts';
import { changeReplies } from '../support/replies/changed-replies.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

/** Fields for pictures may lead to any host over https; the others lead nowhere from here. */
const FOR_PICTURES = HOSTILE_ADDRESSES.filter(
  (address) => !/^(https:)?[/\\]*[^/\\@]*\.\w|^\/\/|^https:/i.test(address),
);
const LINKS = ['productUrl', 'replacementURL', 'cUrl', 'ordersPlusLink', 'url'];
const PICTURES = [
  'ImageURL',
  'imageURL',
  'thumbnailImg',
  'imgStr',
  'cautionUrl',
  'geographicUrl',
  'warningIcon',
];

/** A harmless one after the others: once it is there, the others have been, too. */
const GOOD = '/help/good';

const VALUES = Object.fromEntries([
  ...LINKS.map((name) => [name, [...HOSTILE_ADDRESSES, GOOD]]),
  ...PICTURES.map((name) => [name, [...FOR_PICTURES, GOOD]]),
]);

/** Everything on a page that links to or loads what it must not: another host, a path that means a host, or a call. */
function strayAddresses(): string[] {
  const asked = [...document.querySelectorAll('main [href], main [src], main [action], main [srcset]')];
  return asked.flatMap((element) =>
    ['href', 'src', 'action', 'srcset'].flatMap((name) => {
      const value = element.getAttribute(name);
      if (value === null || /^(tel|mailto):/.test(value)) return [];
      const url = URL.canParse(value, location.href) ? new URL(value, location.href) : null;
      const isOwn = url?.origin === location.origin && !url.pathname.startsWith('//');
      return isOwn && !/^\/+api\b|%|\\/i.test(url.pathname) ? [] : [`${element.localName} ${name} ${value}`];
    }),
  );
}

const PLACES = [
  ['the cart', '/checkout/cart?as=individual&state=profile', 'commerceItems', 'cb-cart-page .cb-line'],
  [
    'the items of a list',
    '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual',
    'giftItems',
    'cb-list-detail .cb-list-item',
  ],
  [
    'what goes with an order',
    '/order/resources?orderId=W66401500&productIds=142304,591234',
    'resources',
    'cb-order-resources .cb-resource',
  ],
] as const;

describe(`${HOSTILE_ADDRESSES.length} hostile addresses`, () => {
  const shop = useShop(SHIPPED);

  it.each(PLACES)('lead nowhere and load nothing: %s [S4, S5]', async (_, path, list, row) => {
    const { page } = await shop.visit(path, {
      prepare: (tab) => changeReplies(tab, VALUES, [list]),
      expects: [/status of 404/],
    });
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length > 700, {}, row);
    expect(await page.evaluate(strayAddresses)).toEqual([]);
    const good = (name: string) => page.$$eval(`main [${name}$="${GOOD}"]`, ({ length }) => length);
    expect([await good('href'), await good('src')]).not.toContain(0);
  });

  it('do harm if a page follows them, which the test notices [S4]', async () => {
    const { page } = await shop.visit('/help', { expects: [/./] });
    const found = await page.evaluate((addresses) => {
      const links = addresses.map((address) => Object.assign(document.createElement('a'), { href: address }));
      document.querySelector('main')?.append(...links);
      return links.length;
    }, HOSTILE_ADDRESSES as string[]);
    // Some are harmless as the browser writes them, such as a path after a blank.
    expect((await page.evaluate(strayAddresses)).length).toBeGreaterThan(found * 0.8);
  });
});
