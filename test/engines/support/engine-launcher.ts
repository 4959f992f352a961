/** Lets web-test-runner open the pages of `test/browser` in any of the three engines. */
import type { BrowserLauncher } from '@web/test-runner';
import { startChromium, startFirefox } from './puppeteer-browser.ts';
import type { Browser, Engine, Tab } from './tab.ts';
import { startWebKit } from './webdriver-browser.ts';

/** Starts the browser of an engine. The program is its path; the tests' own Chromium is found without one. */
export const STARTS: Record<Engine, (program: string) => Promise<Browser>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};

/**
 * @param engine whose browser to start
 * @param program the path of the browser
 */
export function engineLauncher(engine: Engine, program: string): BrowserLauncher {
  let browser: Browser | undefined;
  const tabs = new Map<string, { tab: Tab; url: string }>();
  return {
    name: engine,
    type: 'engine',
    concurrency: 1,
    async initialize() {
      browser = await STARTS[engine](program);
    },
    async stop() {
      await browser?.close();
    },
    async startSession(id, url) {
      if (!browser) throw new Error(`${engine} hasn't been started`);
      const tab = await browser.newTab();
      tabs.set(id, { tab, url });
      await tab.resize(1280, 900);
      await tab.open(url);
    },
    isActive: (id) => tabs.has(id),
    getBrowserUrl: (id) => tabs.get(id)?.url ?? '',
    async stopSession(id) {
      await tabs.get(id)?.tab.close();
      tabs.delete(id);
      return {};
    },
    startDebugSession() {
      throw new Error(`${engine} can't be debugged here; use Chromium`);
    },
  };
}
