/** Every widget beside a script that has replaced built-ins of the browser, or added to them. */
import { describe, expect, it } from 'vitest';
import { openAllWidgets, openGuestWidgets } from '../support/all-widgets.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { LIBRARIES } from './libraries.ts';
import { findBrokenWidgets } from './naive-widgets.ts';
import { actOnce } from './one-action.ts';

/** What each replaces or extends. jQuery doesn't change the browser, nor do polyfills if nothing is missing. */
const TRUSTED: Record<string, string[]> = {
  'Prototype 1.6': ['mapper', 'entries', 'json'],
  'Prototype 1.7': ['mapper', 'entries'],
  'MooTools 1.5': ['mapper'],
  'jQuery 1': [],
  polyfills: [],
  'additions to Object.prototype': ['loop'],
  'common names on Object.prototype': ['loop', 'optional'],
  'names of props on Object.prototype': ['loop'],
};

describe('every widget', () => {
  // The scripts stand in the page itself, which the policy of the demo shop forbids.
  const shop = useShop(SHIPPED, { policy: false });

  it.each(Object.keys(LIBRARIES))(
    'shows its content and works beside %s [reliability Legacy built-ins]',
    async (library) => {
      const { page, calls } = await openAllWidgets(shop, LIBRARIES[library]);
      expect(await actOnce(page)).toEqual([]);
      expect(calls('update-item')).toHaveLength(1);
      await openGuestWidgets(shop, LIBRARIES[library]);
    },
  );

  it('that relies on what one of them replaces fails, which proves the measure', async () => {
    const found: Record<string, string[]> = {};
    for (const library of Object.keys(LIBRARIES)) {
      found[library] = await findBrokenWidgets(shop, LIBRARIES[library] ?? '');
    }
    expect(found).toEqual(TRUSTED);
  });
});
