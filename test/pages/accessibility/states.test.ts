/**
 * The states of the pages, each checked with axe-core under every condition. They come from the table of scenarios; the
 * suite checks those that differ most, `npm test -- --only states` all of them.
 */
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../../../demo-pages/server/scenarios/all-scenarios.ts';
import { findViolationsAnywhere } from '../support/conditions.ts';
import { FAULTS_OF_STATES, openScenario } from '../support/scenarios.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

const OF_THE_SUITE = [
  'cart-page-loading',
  'cart-page-failed',
  'cart-page-contract',
  'cart-page-inspect',
  'list-detail-selecting',
  'cart-page-asks-and-hints',
  'cart-page-remove-all',
  'cart-page-restricted',
  'mini-cart-open',
  'quick-order-wrong',
  'order-history-empty',
  'shopping-lists-delete',
];

const TRIED =
  process.env.STATES === 'all' ? ALL_SCENARIOS : ALL_SCENARIOS.filter(({ id }) => OF_THE_SUITE.includes(id));

describe.each([SHIPPED])('in a state of a page, %s,', (runtime) => {
  const shop = useShop(runtime);

  it('every state of the suite is in the table', () => {
    const ids = ALL_SCENARIOS.map(({ id }) => id);
    expect(OF_THE_SUITE.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(TRIED)(
    'no accessibility rule is broken, and no text is cut off: $id, $title [accessibility Axe, WCAG 1.4.12]',
    async (scenario) => {
      const { page } = await shop.visit('/help', { expects: FAULTS_OF_STATES });
      expect(await openScenario(page, shop.address, scenario)).toBe('shown');
      expect(await findViolationsAnywhere(page, { narrowOnly: scenario.kind === 'long' })).toEqual([]);
    },
  );
});
