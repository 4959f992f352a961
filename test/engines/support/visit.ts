/**
 * Opens the demo shop in the engine of the test's project, as a shopper with their own session. The tests
 * don't know which engine it is. A visit fails if one of its pages throws, prints an error or a warning,
 * breaks its content policy, or makes a call that the wire contract does not have.
 */
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { callsSince, type JournalEntry } from '../../../demo-pages/server/journal.ts';
import type { PostedForm } from '../../../demo-pages/server/portal.ts';
import { type Shop, startShop } from '../../../demo-pages/server/start-shop.ts';
import { builtFolder, PATIENCE_MS, SHIPPED } from '../../pages/support/shop-visit.ts';
import { STARTS } from './engine-launcher.ts';
import { type FrontServer, type Host, startFrontServer } from './front-server.ts';
import type { Browser, Engine, Tab } from './tab.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    engine: Engine;
    /** The path of its browser. */
    program: string;
  }
}

export interface VisitOptions {
  /** Errors that this journey provokes on purpose. */
  expects?: RegExp[];
  /** The size of the window; a desktop's by default. */
  size?: { width: number; height: number };
  /** Whether the browser may keep the pages for Back although they contain a visitor's state. */
  keepsPages?: boolean;
  /** Runs in the first page as soon as it is parsed. */
  prepare?: (tab: Tab, host: Host) => void;
}

export interface Visit {
  tab: Tab;
  host: Host;
  /** Opens another page in the same tab. */
  go(path: string): Promise<void>;
  /** Opens another tab of the same session. */
  openTab(path: string): Promise<Tab>;
  /** Switches the server's faults of this session: 'off' ends them. */
  setFault(fault: string): Promise<void>;
  /** The calls of the API whose path contains the text, oldest first. */
  calls(part?: string): JournalEntry[];
  /** Data sent to the other sites since the visit began. */
  posted(): PostedForm[];
}

export const DESKTOP = { width: 1280, height: 900 };
/** As narrow as every engine's window can be: MiniBrowser's is at least 447 pixels wide. */
export const NARROW = { width: 447, height: 800 };

export interface EngineShop {
  visit(path: string, options?: VisitOptions): Promise<Visit>;
  /** The other sites' address. */
  readonly portal: string;
  /** The version of the engine. */
  readonly version: string;
}

/** Lets the tests of a file share a shop and a browser. */
export function useShop(widgets = builtFolder(SHIPPED)): EngineShop {
  let shop: Shop;
  let front: FrontServer;
  let browser: Browser;
  let endVisit = async (): Promise<void> => {};

  beforeAll(async () => {
    shop = await startShop({ widgets });
    [front, browser] = await Promise.all([
      startFrontServer(shop.address),
      STARTS[inject('engine')](inject('program')),
    ]);
  });
  afterEach(() => endVisit());
  afterAll(async () => {
    await browser?.close();
    await front?.close();
    await shop?.close();
  });

  async function visit(
    path: string,
    { expects = [], size = DESKTOP, keepsPages = false, prepare }: VisitOptions = {},
  ) {
    const host = front.newHost();
    host.keepsPages = keepsPages;
    const began = performance.now();
    const earlier = shop.posted.length;
    const calls = (part = '') => callsSince(shop.journal, began, part);
    const tabs: Tab[] = [];

    async function openTab(tabPath: string): Promise<Tab> {
      const tab = await browser.newTab();
      tabs.push(tab);
      await tab.resize(size.width, size.height);
      prepare?.(tab, host);
      await tab.open(host.address + tabPath);
      return tab;
    }

    endVisit = async () => {
      endVisit = async () => {};
      for (const tab of tabs) {
        host.told.push(...(await tab.run(() => window.inPage?.told.splice(0) ?? [])));
        await tab.close();
      }
      const unknown = calls().filter(({ known }) => !known);
      const faults = host.told.filter((text) => !expects.some((expected) => expected.test(text)));
      expect([...faults, ...unknown.map((call) => `no such call: ${call.path}`)]).toEqual([]);
    };

    const tab = await openTab(path);
    return {
      tab,
      host,
      openTab,
      go: (next: string) => tab.open(host.address + next),
      setFault: (fault: string) =>
        tab.run(async (value) => void (await fetch(`/?fault=${encodeURIComponent(value)}`)), fault),
      calls,
      posted: () => shop.posted.slice(earlier),
    };
  }

  return {
    visit,
    get portal() {
      return shop.portal;
    },
    get version() {
      return browser.version;
    },
  };
}

/** Repeats a question until its answer satisfies `expect`: `await eventually(() => …).toBe(…)`. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: 50 });
}

/** Waits until all requests have ended and, while the page had time for it, no other has followed. */
export async function requestsEnd(tab: Tab, { asked }: Host): Promise<void> {
  let earlier = -1;
  await eventually(async () => {
    // A busy page answers only after it has handled the end of earlier requests.
    await tab.run(() => undefined);
    const isAtRest = asked.length === earlier && asked.every(({ hasEnded }) => hasEnded);
    earlier = asked.length;
    return isAtRest;
  }).toBe(true);
}

/**
 * The same, and the page has all its pictures, which takes longer on a busy machine: Firefox doesn't cache a page for
 * Back if its last picture has only just been sent.
 */
export async function pageIsAtRest(tab: Tab, host: Host): Promise<void> {
  await requestsEnd(tab, host);
  const path = await tab.run(() => location.pathname + location.search);
  const own = host.asked.slice(host.asked.findLastIndex((each) => each.path === path) + 1);
  const pictures = own.map((each) => each.path).filter((each) => each.startsWith('/images/'));
  await eventually(() =>
    tab.run((wanted) => {
      const known = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      const ended = known.map(({ pathname, search }) => pathname + search);
      return wanted.filter((each) => !ended.includes(each));
    }, pictures),
  ).toEqual([]);
}
