/** Every widget, in every engine. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, SHIPPED } from '../pages/support/shop-visit.ts';
import { placeOrder, redeemVoucher } from './support/place-order.ts';
import { allMounted } from './support/screen.ts';
import { eventually, requestsEnd, useShop, type Visit } from './support/visit.ts';

/** Pages that together have all widgets but those of the confirmations. */
const PAGES = [
  '/account/landing?as=contract',
  '/account/b2i/organization-user',
  '/account/profile',
  '/account/sso/profile.jsp?id=550002',
  '/account/order',
  '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
  '/order/resources?orderId=W66401500&productIds=142304,591234',
  '/account/list',
  '/account/list-detail?giftlistId=gl20000&isWishlist=false',
  '/account/list-public?id=310001',
  '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
  '/learn',
  '/catalog-request',
];

/** Waits until no widget shows placeholders. @returns the names of the widgets that show something */
async function shownWidgets({ tab, host }: Visit): Promise<string[]> {
  await allMounted(tab);
  await eventually(() =>
    tab.run(() => document.querySelectorAll('.cb-island :is(.cb-skeleton, [aria-busy="true"])').length),
  ).toBe(0);
  // Leaving a page would interrupt the loading of its code, which a widget reports.
  await requestsEnd(tab, host);
  return tab.run(() =>
    [...document.querySelectorAll<HTMLElement>('.cb-island')]
      .filter((island) => island.getClientRects().length > 0 && island.textContent?.trim())
      .map(({ localName }) => localName.replace(/^cb-/, '')),
  );
}

describe('every widget', () => {
  const shop = useShop();

  it('shows something, without an error [embedding Mount points, 2 §2 Routes]', async () => {
    const visit = await shop.visit('/checkout/cart?as=guest&cart=plain');
    const { go } = visit;
    const shown = new Set(await shownWidgets(visit));
    await redeemVoucher(visit);
    for (const name of await shownWidgets(visit)) shown.add(name);
    await placeOrder(visit);
    for (const name of await shownWidgets(visit)) shown.add(name);
    for (const path of PAGES) {
      await go(path);
      for (const name of await shownWidgets(visit)) shown.add(name);
    }
    const { widgets } = JSON.parse(readFileSync(join(builtFolder(SHIPPED), 'manifest.json'), 'utf8'));
    expect([...shown].sort()).toEqual(Object.keys(widgets).sort());
  });
});
