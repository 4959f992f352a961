/**
 * Tabs that one visit leaves to the next: to open one costs the browser more than most pages in it. A tab goes on only
 * where it is as good as new.
 */
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { throttle } from './throttle.ts';
import { watchPage } from './watch-page.ts';

export interface Tab {
  page: Page;
  client: CDPSession;
  /** Who is told of what no page of the shop may do. */
  tell: (fault: string) => void;
  /** Whether a test has done something to it that outlasts the page in it. */
  changed: boolean;
}

/** What outlasts a page: scripts, listeners, conditions. */
const LASTING = [
  'authenticate',
  'createCDPSession',
  'emulateCPUThrottling',
  'emulateMediaFeatures',
  'emulateMediaType',
  'emulateNetworkConditions',
  'evaluateOnNewDocument',
  'exposeFunction',
  'off',
  'on',
  'once',
  'removeAllListeners',
  'setBypassCSP',
  'setCacheEnabled',
  'setExtraHTTPHeaders',
  'setJavaScriptEnabled',
  'setOfflineMode',
  'setRequestInterception',
  'setUserAgent',
] as const;

/** Nothing of the shop runs in it, and it is of the shop's origin. */
const EMPTY = '/site.css';

/** A page that asks whether it may be left does not leave. */
const LEAVE_MS = 3000;

/** Opens a new tab, watched from its first page on. */
export async function newTab(browser: Browser, address: string): Promise<Tab> {
  const page = await browser.newPage();
  await throttle(page);
  const client = await page.createCDPSession();
  const tab: Tab = { page, client, tell: () => {}, changed: false };
  await watchPage(page, address, (fault) => tab.tell(fault));
  for (const name of LASTING) {
    const usual = page[name].bind(page) as (...given: unknown[]) => never;
    Object.assign(page, {
      [name]: (...given: unknown[]) => {
        tab.changed = true;
        return usual(...given);
      },
    });
  }
  return tab;
}

/** Makes a tab as good as new. @returns false where that cannot be, and the tab is to be closed */
export async function emptyTab(tab: Tab, address: string): Promise<boolean> {
  tab.tell = () => {};
  const { page } = tab;
  if (tab.changed || page.isClosed()) return false;
  try {
    await page.goto(address + EMPTY, { timeout: LEAVE_MS });
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      window.name = '';
    });
    // Away from where the next page may have something that a pointer wakes.
    await page.mouse.move(-1, -1);
    await tab.client.send('Page.resetNavigationHistory');
    return true;
  } catch {
    return false;
  }
}
