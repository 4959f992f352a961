/**
 * Every state of every widget: its address leads there. That each link leads to its address is a unit test. Of the table
 * the suite takes a third; `npm run test:states` takes all of it, and looks each state over with axe-core.
 */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { ALL_SCENARIOS } from '../../../demo-pages/server/scenarios/all-scenarios.ts';
import { type Scenario, scenarioAddress } from '../../../demo-pages/server/scenarios/scenario.ts';
import { findViolations } from '../support/audit.ts';
import { DESKTOP, PHONE, SHIPPED, useShop } from '../support/shop-visit.ts';

const ALL = process.env.STATES === 'all';
const SHARE = 3;

/** Longer than any state takes to come about. */
const PATIENCE_MS = 14_000;

const TRIED = ALL_SCENARIOS.filter(({ slow }, index) => ALL || (!slow && index % SHARE === 0));
const WIDGETS = [...new Set(TRIED.map(({ widget }) => widget))];

describe('the address of a scenario', () => {
  const shop = useShop(SHIPPED);

  it.each(WIDGETS)(
    'of %s shows its words, and is accessible [workbench Scenarios, accessibility Axe]',
    async (widget) => {
      // What the product reports of the faults is meant; that a page breaks its policy, or throws, never is.
      const { page } = await shop.visit('/help', { expects: [/^console: (?!policy violation)/] });
      const problems: string[] = [];
      for (const scenario of TRIED.filter((one) => one.widget === widget)) {
        await open(page, shop.address, scenario);
        const found = [await told(page), ...(ALL ? await audit(page) : [])];
        problems.push(...found.filter((text) => text !== 'shown').map((text) => `${scenario.id}: ${text}`));
      }
      expect(problems).toEqual([]);
    },
    600_000,
  );
});

/** Opens the address as a new visitor would. */
async function open(page: Page, shop: string, scenario: Scenario): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // What the page before still sends as it is left belongs to the visitor before.
  await page.goto('about:blank');
  const browser = page.browserContext();
  await browser.deleteCookie(...(await browser.cookies()));
  await page.goto(shop + scenarioAddress(scenario), { waitUntil: 'domcontentloaded' });
  await page
    .waitForFunction(() => document.documentElement.dataset.scenario === 'shown', {
      timeout: PATIENCE_MS,
      polling: 20,
    })
    .catch(() => undefined);
}

/** What the page says of the way to its state: 'shown', or what it still waits for. */
function told(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.scenario ?? 'not a scenario');
}

async function audit(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  await page.setViewport(PHONE);
  found.push(...(await findViolations(page)));
  await page.setViewport(DESKTOP);
  return found;
}
