import type { Shop } from '../../../support/shop.ts';
import { openPage } from '../../../support/stores.ts';

/** Opens a page with the reorders of one island. */
export async function openReorder(shop: Shop, profile: object = {}) {
  const page = await openPage({ profile, cart: shop.cart() });
  const { createReorder } = await import('../../../../../shared/stores/orders/reorder.ts');
  const reorder = createReorder();
  const merge = await import('../../../../../shared/stores/account/cart-merge.ts');
  await import('../../../../../shared/stores/orders/run-reorder.ts');
  const phases: string[] = [];
  reorder.$phase.listen(({ kind }) => phases.push(kind));
  return { ...page, ...merge, ...reorder, phases };
}
