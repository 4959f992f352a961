/** A page that is opened after another one was left. */
import type { Shop } from '../../../support/shop.ts';
import { later, openPage, type Page } from '../../../support/stores.ts';

const KEY = 'cb-open-writes';
export const OWNER = '220022';

/** Keeps a write as an earlier page does. */
export function leave(
  write: object,
  { owner = OWNER, form = 1, at = Date.now(), ...more }: Record<string, unknown> = {},
) {
  const writes = [{ id: 'w1', at, write, ...more }];
  sessionStorage.setItem(KEY, JSON.stringify({ owner, form, writes }));
}

/** The writes in the tab's storage. */
export const kept = () => sessionStorage.getItem(KEY);

/** Opens a page that shows notices. */
export async function openNextPage(shop: Shop): Promise<Page> {
  const page = await openPage({ cart: shop.cart(), profile: {} });
  await page.loadCart();
  const { tellLeftWrites } = await import('../../../../../shared/stores/left-writes/tell-left-writes.ts');
  void tellLeftWrites(page.addNotice);
  await later();
  return page;
}
