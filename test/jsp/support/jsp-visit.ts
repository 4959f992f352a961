/** Opens the JSP pages in a real browser; a test fails automatically on an error, a warning, or a policy violation. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchOptions } from '../../../shared/tools/doctor/find-chrome.mjs';
import { watchPage } from '../../pages/support/watch-page.ts';

const PATIENCE_MS = 20_000;

/** Lets the tests of a file share one browser. @returns the function that opens a page in its own session */
export function shareBrowser(): (address: string) => Promise<Page> {
  const { address: server, files } = inject('tomcat');
  const faults: string[] = [];
  const pages: Page[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await puppeteer.launch(await launchOptions());
  });

  afterEach(async () => {
    // Not the blank page that the browser started with: without any page, the browser ends.
    for (const page of pages.splice(0)) await page.close();
    await browser.deleteCookie(...(await browser.cookies()));
    expect(faults.splice(0)).toEqual([]);
  });

  afterAll(() => browser?.close());

  return async (address) => {
    const page = await browser.newPage();
    pages.push(page);
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewport({ width: 1280, height: 900 });
    await watchPage(page, server, (fault) => {
      if (fault !== `request to ${files}`) faults.push(fault);
    });
    await page.goto(server + address, { waitUntil: 'domcontentloaded' });
    return page;
  };
}
