/** Every widget in a browser that refuses storage, and messages to other tabs. */
import { describe, expect, it } from 'vitest';
import { openAllWidgets } from '../support/all-widgets.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { KEEPS_NOTHING } from './libraries.ts';
import { findBrokenWidgets } from './naive-widgets.ts';
import { actOnce } from './one-action.ts';

describe('every widget', () => {
  // The scripts stand in the page itself, which the policy of the demo shop forbids.
  const shop = useShop(SHIPPED, { policy: false });

  it('works if storage, cookies and the channel to other tabs are blocked [reliability Blocked storage]', async () => {
    const { page, calls } = await openAllWidgets(shop, KEEPS_NOTHING);
    expect(await actOnce(page)).toEqual([]);
    expect(calls('update-item')).toHaveLength(1);
  });

  it('that uses one of them without a guard fails, which proves the measure', async () => {
    expect(await findBrokenWidgets(shop, '')).toEqual([]);
    expect(await findBrokenWidgets(shop, KEEPS_NOTHING)).toEqual(['storage', 'cookie', 'channel', 'locks']);
  });
});
