/** The doctor and the template check on the kit's pages, under each policy, from both origins: they must find nothing. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { examine } from '../../shared/tools/doctor/examine.ts';
import { launchOptions } from '../../shared/tools/doctor/find-chrome.mjs';
import { type KnownWidgets, readKnownWidgets } from '../../shared/tools/known-widgets.ts';
import { checkTemplates } from '../../shared/tools/templates/check-templates.ts';

const WEBAPP = join(import.meta.dirname, '../../demo-pages/jsp/webapp');
/** The doctor's findings about this server, which are correct: only one file is compressed. */
const TRUE_OF_TESTS = ['compression'];

const SETUPS = ['csp=self', 'csp=nonce', 'csp=self&files=other', 'csp=nonce&files=other', 'csp=cdn'];
const PAGES = [
  '/checkout/cart?as=individual&cart=sample',
  '/quick-order.jsp?as=individual',
  '/account/order?as=individual',
  '/account/list-detail-public?giftlistId=gl010000&profileId=310001&as=individual',
  '/learn?as=guest',
  '/latin.jsp?as=guest',
  '/fragments.jsp?as=guest',
];
const README_PAGES = ['own', 'own-nonce', 'other', 'other-nonce'].map(
  (name) => `/policies/${name}?as=individual&cart=sample`,
);

const { address: server } = inject('tomcat');

describe('on a page of the kit', () => {
  let browser: Browser;
  let widgets: KnownWidgets;
  beforeAll(async () => {
    widgets = await readKnownWidgets();
    browser = await puppeteer.launch(await launchOptions());
  });
  afterAll(() => browser?.close());

  it.each([...PAGES.flatMap((page) => SETUPS.map((setup) => `${page}&${setup}`)), ...README_PAGES])(
    'doctor and debug mode find no fault: %s [jsp Policies, embedding Doctor, embedding Debug]',
    async (page) => {
      const verdicts = await examine(browser, `${server}${page}&cb-debug`, widgets);
      const failed = verdicts.filter(({ outcome }) => outcome === 'fail');
      expect(failed.filter(({ rule }) => !TRUE_OF_TESTS.includes(rule))).toEqual([]);
    },
  );

  it.each(SETUPS)(
    'the next page is prerendered if the filter says so: %s [jsp Policies, embedding Prerendering]',
    async (setup) => {
      const address = `${server}/learn?as=individual&${setup}`;
      const found = async (page: string) => {
        const verdicts = await examine(browser, page, widgets);
        expect(verdicts.filter(({ rule, outcome }) => rule === 'violations' && outcome === 'fail')).toEqual(
          [],
        );
        return verdicts.find(({ rule }) => rule === 'prerendering')?.found;
      };
      expect(await found(address)).toContain('it has no rules');
      expect(await found(`${address}&prerender=on`)).toContainEqual(
        expect.stringMatching(/^its rules prerender: .*\/checkout\/cart/),
      );
    },
  );

  it('the check finds no fault in the templates themselves [jsp Policies, embedding Template check]', async () => {
    const files = readdirSync(WEBAPP, { recursive: true }).map(String);
    const templates = files.filter((path) => path.endsWith('.jsp'));
    expect(templates.length).toBeGreaterThan(12);
    const findings = checkTemplates(
      templates.map((path) => ({ path, text: readFileSync(join(WEBAPP, path), 'latin1') })),
      widgets,
    );
    expect(findings.filter(({ level }) => level !== 'note')).toEqual([]);
  });
});
