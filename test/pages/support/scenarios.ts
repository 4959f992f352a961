/** Brings a tab to a state of the table that the gallery, the pictures and the tests share. */
import type { Page } from 'puppeteer-core';
import { type Scenario, scenarioAddress } from '../../../demo-pages/server/scenarios/scenario.ts';
import { DESKTOP, PATIENCE_MS, PHONE } from './shop-visit.ts';

/** The product's reports about a scenario's faults are expected; policy violations and exceptions never are. */
export const FAULTS_OF_STATES = [/^console: (?!policy violation)/];

/**
 * Opens the address of a scenario as a new visitor would.
 * @returns the page's progress to its state: 'shown', or what it is still waiting for
 */
export async function openScenario(page: Page, shop: string, scenario: Scenario): Promise<string> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Requests of the previous page as it is left belong to the previous visitor.
  await page.goto('about:blank');
  const browser = page.browserContext();
  await browser.deleteCookie(...(await browser.cookies()));
  await page.setViewport(scenario.phone ? PHONE : DESKTOP);
  await page.goto(shop + scenarioAddress(scenario), { waitUntil: 'domcontentloaded' });
  await page
    .waitForFunction(() => document.documentElement.dataset.scenario === 'shown', {
      timeout: PATIENCE_MS,
      polling: 20,
    })
    .catch(() => undefined);
  return page.evaluate(() => document.documentElement.dataset.scenario ?? 'not a scenario');
}
