/**
 * Tabs that one visit passes on to the next, because opening one takes longer than loading most pages. A tab
 * is reused only if it is as good as new.
 */
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { throttle } from './throttle.ts';
import { watchPage } from './watch-page.ts';

export interface Tab {
  page: Page;
  client: CDPSession;
  /** Gets reports of actions that no page of the shop may take. */
  tell: (fault: string) => void;
  /** Whether a test has changed it in a way that outlasts its page. */
  changed: boolean;
}

/** Changes that outlast a page: scripts, listeners, conditions. */
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

/** A page of the shop's origin without any of the shop's code. */
const EMPTY = '/site.css';

/** A page that asks whether it may be left doesn't get left. */
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

/** Makes a tab as good as new. @returns false if that is impossible: the tab must then be closed */
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
    // Away from positions where the next page may react to the pointer.
    await page.mouse.move(-1, -1);
    await tab.client.send('Page.resetNavigationHistory');
    return true;
  } catch {
    return false;
  }
}
