/** What an organization has agreed upon, on the screen and on paper. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { press, sees } from '../support/cart-screen.ts';
import { coloursOnPaper, onPaper } from '../support/layout/on-paper.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

const ADDRESS = '/account/b2i/organization-user';

/** What can be read in the widget, a line each. */
const textOf = (page: Page) =>
  readFrom(page, 'cb-organization', (widget) => (widget as HTMLElement).innerText);

async function organizationStands(page: Page): Promise<void> {
  await page.waitForSelector('cb-organization .cb-html a');
}

describe.each([SHIPPED])('My Organization, %s', (runtime) => {
  const shop = useShop(runtime);

  it('shows the server’s data, and prints it in black on white [2 §2 Organization]', async () => {
    const { page, calls } = await shop.visit(`${ADDRESS}?as=contract`);
    await organizationStands(page);
    expect(calls('organization-details')).toHaveLength(1);
    const text = await textOf(page);
    for (const part of [
      'Account number',
      '90071992547409931',
      'Billing address',
      'Tax exempt',
      'Online Purchase Orders',
      'Spending limit',
      '$25,000.00',
      'Prices under agreement NC-4471',
      'our contract desk',
    ]) {
      expect(text).toContain(part);
    }

    await onPaper(page);
    const printed = await textOf(page);
    expect(printed).toMatch(
      /^Fernbrook Science Supply\n+Printed .* · Priya Raman · Account 220022\n+My Organization\n/,
    );
    expect(printed).toContain('90071992547409931');
    const found = await page.evaluate(() => {
      const colourOf = (selector: string) =>
        getComputedStyle(document.querySelector(`cb-organization ${selector}`) as Element).color;
      const shown = ['button', '.cb-breadcrumb'].map((selector) =>
        document.querySelector(`cb-organization ${selector}`)?.checkVisibility(),
      );
      const menu = document.querySelector('cb-account-sidebar nav')?.checkVisibility();
      const address = document.querySelector('cb-organization .cb-html a') as Element;
      return {
        colours: new Set(['h1', 'h2', 'dt', 'dd'].map(colourOf)).size,
        black: colourOf('dt'),
        shown: [...shown, menu],
        afterLink: getComputedStyle(address, '::after').content,
      };
    });
    expect(found).toEqual({
      colours: 1,
      black: 'rgb(0, 0, 0)',
      shown: [false, false, false],
      afterLink: 'none',
    });
    expect(await coloursOnPaper(page, 'cb-organization')).toEqual([]);
  });
});

describe('the organization page', () => {
  const shop = useShop(SHIPPED);

  it('lets no hostile markup through, and fits any window [S1]', async () => {
    const fault = 'html-payload:contractTermsMessage:4,on:organization';
    const { page } = await shop.visit(`${ADDRESS}?as=contract&fault=${fault}`);
    await organizationStands(page);
    const terms = 'section[aria-label="Contract Terms"] .cb-html';
    await page.waitForSelector(`${terms}:not(.cb-html-pending)`);
    expect(await page.$(`${terms} :is(form, input, button)`)).toBeNull();
    expect(await findWidthsWithScroll(page, [320, 1280, 640])).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });

  it('shows the server’s message to shoppers without an organization, and reads again at a press [2 §2 Organization]', async () => {
    const { page, calls } = await shop.visit(`${ADDRESS}?as=individual`);
    await sees(page, 'There is no organization with this account.');
    await press(page, 'Try again');
    await page.waitForResponse((response) => response.url().includes('organization-details'));
    expect(calls('organization-details')).toHaveLength(2);
    await sees(page, 'There is no organization with this account.');
    await eventually(() => focusedName(page)).toBe('heading My Organization');
  });

  it('sends a guest to the login page [2 §2 Organization guests]', async () => {
    const { page } = await shop.visit(`${ADDRESS}?as=guest`, { expects: [/401/] });
    await page.waitForSelector('#email');
    expect(page.url()).toBe(`${shop.address}/account/login?resume=prev`);
  });
});
