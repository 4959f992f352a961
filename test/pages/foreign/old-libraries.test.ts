/** Every widget beside a script that has replaced built-ins of the browser, or added to them. */
import { describe, expect, it } from 'vitest';
import { openAllWidgets, openGuestWidgets } from '../support/all-widgets.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { LIBRARIES } from './libraries.ts';
import { actOnce } from './one-action.ts';

describe('every widget', () => {
  // The scripts stand in the page itself, which the policy of the demo shop forbids.
  const shop = useShop(SHIPPED, { policy: false });

  it.each(Object.keys(LIBRARIES))(
    'shows what it has, and answers a shopper, beside %s [reliability Legacy built-ins]',
    async (library) => {
      const { page, calls } = await openAllWidgets(shop, LIBRARIES[library]);
      expect(await actOnce(page)).toEqual([]);
      expect(calls('update-item')).toHaveLength(1);
      await openGuestWidgets(shop, LIBRARIES[library]);
    },
    60_000,
  );
});
