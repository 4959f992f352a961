/**
 * Opens the demo shop in a real browser, as a shopper with their own session. Every visit is watched for actions that
 * no page of the shop may ever take: throwing, printing an error, breaking its content policy, requesting something
 * from another host, or making a call that the wire contract doesn't have.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer, {
  type Browser,
  type EvaluateFuncWith,
  type NodeFor,
  type Page,
  type PuppeteerLifeCycleEvent,
} from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { callsSince, type JournalEntry } from '../../../demo-pages/server/journal.ts';
import type { PostedForm } from '../../../demo-pages/server/portal.ts';
import { type Shop, startShop } from '../../../demo-pages/server/start-shop.ts';
import { leftOut } from '../../second-server/journeys.mjs';
import { registerSecondServer } from '../../second-server/register-second-server.ts';
import { delayOf } from './delays.ts';
import { emptyTab, newTab, type Tab } from './tabs.ts';
import { THROTTLE } from './throttle.ts';

export type Runtime = 'preact' | 'react';
export const RUNTIMES: Runtime[] = ['preact', 'react'];
/** The runtime that shops use; slow tests whose result can't differ run only with it. */
export const SHIPPED: Runtime = 'preact';

/** Windows, in CSS pixels. */
export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 375, height: 740 };

/** Whether the second server answers the calls of the shop's pages: `npm test -- --only second`. */
const IS_SECOND = process.env.SERVER === 'second';

/** How long a condition may take on a busy machine. Tests that must fail wait for less. */
export const PATIENCE_MS = Number(process.env.PATIENCE_MS || 30_000) * THROTTLE;

export interface VisitOptions {
  viewport?: { width: number; height: number };
  /** Errors that this journey provokes on purpose. */
  expects?: RegExp[];
  /** Runs in the previous page any of its own scripts. */
  before?: () => void;
  /** Prepares a tab before anything is opened in it. */
  prepare?: (page: Page) => Promise<void>;
  /** Files that can't be loaded, as addresses with `*`. */
  missing?: string[];
  /** Asks the server for every file, also for those that an earlier visit has left in the browser's cache. */
  fresh?: boolean;
  /** The page has a frame that never loads. The driver waits for every frame that has begun to load. */
  frameHangs?: boolean;
}

/** One shopper with a browser window. */
export interface Visit {
  page: Page;
  /** Opens another tab of the same session. */
  openTab(path: string): Promise<Page>;
  /** Switches the server's faults of this session, without leaving the page: 'off' ends them. */
  setFault(fault: string): Promise<void>;
  /** The calls of the API since the visit began, the oldest first: those whose path has the text. */
  calls(path?: string): JournalEntry[];
  /** Data sent to the other sites since the visit began, oldest first. */
  posted(): PostedForm[];
}

export interface ShopUnderTest {
  address: string;
  /** The other sites' address. */
  portal: string;
  /** Opens a page in its own session, which ends with the test. */
  visit(path: string, options?: VisitOptions): Promise<Visit>;
}

/** The folder that `npm test` has filled for a runtime, or the one that `BUNDLES` names. */
export function builtFolder(runtime: Runtime): string {
  const { BUNDLES } = process.env;
  const folder = BUNDLES || fileURLToPath(new URL(`../../../.cache/build/${runtime}`, import.meta.url));
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run "npm test -- --only build" first`);
  return folder;
}

/**
 * Lets all tests of a file, or of a `describe`, share one shop with the bundles of `npm test`, and one browser. After
 * each test its visit ends, and it fails if anything went wrong in it.
 * @param options.widgets another folder of bundles, which may be filled later
 * @param options.workbench with the ribbon, and a tab for each set of switches
 */
export function useShop(
  runtime: Runtime,
  { policy = true, widgets, workbench }: { policy?: boolean; widgets?: string; workbench?: boolean } = {},
): ShopUnderTest {
  let shop: Shop;
  let browser: Browser;
  let endVisit = async (_passed = true): Promise<void> => {};
  /** The tab that the next visit may reuse. */
  let spare: Tab | undefined;

  beforeAll(async () => {
    const react = workbench ? builtFolder('react') : undefined;
    const calls = IS_SECOND ? registerSecondServer : undefined;
    const folder = widgets ?? builtFolder(runtime);
    shop = await startShop({ port: 0, widgets: folder, policy, workbench, react, calls, delayOf });
    browser = await puppeteer.connect({ browserWSEndpoint: ownBrowser() });
  });

  beforeEach(({ task, skip }) => {
    const reason = IS_SECOND && leftOut(task.file.filepath, task.name);
    if (reason) skip(reason);
  });

  afterEach(({ task }) => endVisit(task.result?.state !== 'fail'));

  afterAll(async () => {
    await spare?.page.close();
    await browser?.disconnect();
    await shop?.close();
  });

  async function visit(path: string, options: VisitOptions = {}): Promise<Visit> {
    await endVisit();
    const began = performance.now();
    const calls = (part = '') => callsSince(shop.journal, began, part);
    const earlier = shop.posted.length;
    const posted = () => shop.posted.slice(earlier);
    const { prepare, before, missing, fresh, frameHangs } = options;
    /** Nothing is done to its tabs that would have to be undone. */
    const isUsual = !(prepare || before || missing || fresh || frameHangs);
    const tabs: Tab[] = [];
    const faults: string[] = [];

    endVisit = async (passed = true) => {
      endVisit = async () => {};
      // All messages of the pages so far arrive before these answers; a page that is navigating gives none.
      for (const { page } of tabs) await page.evaluate(() => undefined).catch(() => undefined);
      const open = tabs.filter(({ page }) => !page.isClosed());
      await open[0]?.client.send('Storage.clearDataForOrigin', {
        origin: shop.address,
        storageTypes: 'local_storage',
      });
      for (const tab of open) {
        if (passed && isUsual && !spare && (await emptyTab(tab, shop.address))) spare = tab;
        else await tab.page.close();
      }
      // The next visitor has another session, but immutable files need not be fetched again.
      await browser.deleteCookie(...(await browser.cookies()));
      const unknown = calls().filter(({ known }) => !known);
      expect([...faults, ...unknown.map((call) => `no such call: ${call.path}`)]).toEqual([]);
    };

    async function openTab(tabPath: string): Promise<Page> {
      const tab = (isUsual && spare) || (await newTab(browser, shop.address));
      if (tab === spare) spare = undefined;
      tabs.push(tab);
      tab.tell = (fault) => {
        if (!options.expects?.some((expected) => expected.test(fault))) faults.push(fault);
      };
      const { page, client } = tab;
      await options.prepare?.(page);
      if (options.before) await page.evaluateOnNewDocument(options.before);
      page.setDefaultTimeout(PATIENCE_MS);
      await page.setViewport(options.viewport ?? DESKTOP);
      if (options.fresh || delayOf) await client.send('Network.clearBrowserCache');
      if (options.missing) {
        await client.send('Network.enable');
        await client.send('Network.setBlockedURLs', { urls: options.missing });
      }
      const waitUntil: PuppeteerLifeCycleEvent[] = options.frameHangs ? [] : ['domcontentloaded'];
      await page.goto(new URL(tabPath, shop.address).href, { waitUntil });
      return page;
    }

    const page = await openTab(path);
    const setFault = (fault: string) =>
      page.evaluate(async (value) => void (await fetch(`/?fault=${encodeURIComponent(value)}`)), fault);
    return { page, openTab, setFault, calls, posted };
  }

  return {
    get address() {
      return shop.address;
    },
    get portal() {
      return shop.portal;
    },
    visit,
  };
}

/** The browser of this worker; two workers never have the same. */
function ownBrowser(): string {
  const browsers = inject('browsers');
  return browsers[Number(process.env.VITEST_POOL_ID) % browsers.length] as string;
}

/** Repeats a question until its answer satisfies `expect`: `await eventually(() => …).toBe(…)`. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 });
}

/** Waits for an element, then reads it. `page.$eval` fails if the element doesn't exist yet, as on a slow machine. */
export async function readFrom<
  Selector extends string,
  Read extends EvaluateFuncWith<NodeFor<Selector>, Values>,
  Values extends unknown[],
>(page: Page, selector: Selector, read: Read, ...values: Values): Promise<Awaited<ReturnType<Read>>> {
  await page.waitForSelector(selector);
  return page.$eval(selector, read, ...values);
}
