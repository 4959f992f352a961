/** Chromium and Firefox, driven by puppeteer: Chromium by its own protocol, Firefox by WebDriver BiDi. */
import puppeteer, {
  type KeyInput,
  type Browser as Launched,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import { launchOptions } from '../../../shared/tools/doctor/find-chrome.mjs';
import type { Browser, Tab } from './tab.ts';

export async function startChromium(): Promise<Browser> {
  // Puppeteer turns the back/forward cache off, which shoppers have.
  return start({ ...(await launchOptions()), ignoreDefaultArgs: ['--disable-back-forward-cache'] });
}

/** @param program the path of Firefox */
export function startFirefox(program: string): Promise<Browser> {
  return start(firefoxOptions(program));
}

/**
 * Returns the options that start Firefox without a window.
 * @param program the path of Firefox
 */
export function firefoxOptions(program: string): LaunchOptions {
  return {
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: {
      // Puppeteer turns the back/forward cache off, which shoppers have.
      'fission.bfcacheInParent': true,
      // Only pages of this machine are requested.
      'network.dns.disablePrefetch': true,
      'browser.safebrowsing.update.enabled': false,
      // Drawing a window that nobody sees shouldn't slow down the other programs of the tests.
      'layout.frame_rate': 30,
    },
  };
}

async function start(options: LaunchOptions): Promise<Browser> {
  const browser: Launched = await puppeteer.launch({ ...options, defaultViewport: null });
  const [version = ''] = /\d[\d.]+/.exec(await browser.version()) ?? [];
  return {
    version,
    newTab: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}

const WAIT = { waitUntil: 'domcontentloaded' } as const;

/** Returns the tests' interface to a page. */
export function tabOf(page: Page): Tab {
  const { keyboard, mouse } = page;
  return {
    open: async (address) => void (await page.goto(address, WAIT)),
    reload: async () => void (await page.reload(WAIT)),
    // A page that comes from the back/forward cache is not parsed again, so there is no event to wait for. In a task of its
    // own, because leaving the page would otherwise interrupt the command.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    run: (act, ...values) => page.evaluate(act as never, ...(values as unknown as never[])),
    type: (text) => keyboard.type(text),
    async press(keys) {
      const [key, ...held] = keys.split('+').reverse() as KeyInput[];
      for (const each of held) await keyboard.down(each);
      await keyboard.press(key as KeyInput);
      for (const each of held) await keyboard.up(each);
    },
    clickAt: (x, y) => mouse.click(x, y),
    moveTo: (x, y) => mouse.move(x, y),
    async chooseFiles(selector, paths) {
      const field = await page.$(selector);
      if (!field) throw new Error(`no field ${selector}`);
      await (field as unknown as { uploadFile(...files: string[]): Promise<void> }).uploadFile(...paths);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => page.close(),
  };
}
