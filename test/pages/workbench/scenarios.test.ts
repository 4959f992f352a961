/**
 * Every state of every widget: its address leads there. A unit test checks that each link leads to its address. The
 * suite takes a third of the table; `npm test -- --only states` opens all of it, and checks each state.
 */
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../../../demo-pages/server/scenarios/all-scenarios.ts';
import { FAULTS_OF_STATES, openScenario } from '../support/scenarios.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { THROTTLE } from '../support/throttle.ts';

const SHARE = 3;

const TRIED = ALL_SCENARIOS.filter(({ slow }, index) => !slow && index % SHARE === 0);
const WIDGETS = [...new Set(TRIED.map(({ widget }) => widget))];

describe('the address of a scenario', () => {
  const shop = useShop(SHIPPED);

  it.each(WIDGETS)(
    'of %s opens a page with its words [workbench Scenarios]',
    async (widget) => {
      const { page } = await shop.visit('/help', { expects: FAULTS_OF_STATES });
      const problems: string[] = [];
      for (const scenario of TRIED.filter((one) => one.widget === widget)) {
        const how = await openScenario(page, shop.address, scenario);
        if (how !== 'shown') problems.push(`${scenario.id}: ${how}`);
      }
      expect(problems).toEqual([]);
    },
    600_000 * THROTTLE,
  );
});
