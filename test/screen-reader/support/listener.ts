/**
 * A shopper who hears the demo shop: Firefox on a desktop with Orca, used by keys alone. What was said after each key is
 * written down, and the test compares it with the text in `transcripts`. Each listener has its own session.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Shop, startShop } from '../../../demo-pages/server/start-shop.ts';
import {
  type FrontServer,
  type Held,
  type Host,
  startFrontServer,
} from '../../engines/support/front-server.ts';
import { firefoxOptions, tabOf } from '../../engines/support/puppeteer-browser.ts';
import { focus } from '../../engines/support/screen.ts';
import { atRest, followTimers, passTime, REST_MS } from '../../pages/support/page-clock.ts';
import { builtFolder, eventually, SHIPPED } from '../../pages/support/shop-visit.ts';
import { type Desktop, startDesktop } from './desktop.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the Firefox that is listened to. */
    firefox: string;
  }
}

export interface Listener {
  page: Page;
  /** Presses keys, one after another, and writes down what is said after each. */
  press(...keys: string[]): Promise<void>;
  /**
   * Presses a key that removes the control with the focus, or moves it in two steps. Orca then looks for another place, and sometimes says where it
   * looked before it hears where the focus is. This leaves out the place: the name of the control with the focus follows it.
   */
  pressRemoving(key: string): Promise<void>;
  /** Empties the focused field. The transcript leaves out what Orca says meanwhile, which depends on the machine's speed. */
  clear(): Promise<void>;
  /** Types a text and writes down what is said. */
  type(text: string): Promise<void>;
  /** Puts the focus on a control, where the journey begins. */
  startAt(role: string, name: string): Promise<void>;
  /** Opens a page. */
  go(path: string): Promise<void>;
  /** Keys and speech since the beginning, as a text. */
  transcript(): string;
}

/**
 * What is said about the browser and about a page that is loading, as far as it gets before the page is there; about text that is
 * selected; and about Orca's own mode. It depends on how fast the machine is. The rest isn't changed.
 */
const OF_BROWSER =
  /^(Loading\. {2}Please wait|Finished loading|Skip to main content link|Search or enter address|Navigation tool bar|.*(frame|document web)\.$|Text unselected|Selection deleted|entire document selected|Browse mode|Focus mode|\s*$)/;

/** Where Orca is on the page: in a table, and in what it is no longer. */
const PLACE =
  /^(leaving .*\.|.* (column|row) header\.|column \d+|row \d+\.|main content|.* table with .*|(collapsed )?push button\.|opens menu)$/;

/** Said or not, when the focus is put on a heading while the page changes. */
const LEVEL = / heading level \d\.$/;

/** What a test lets the page say. */
const MARK = /^mark \d+$/;

/** For `useListener`: replies to calls, and code that is loaded later. */
export const REPLIES = ['/api/', '/widgets/'];

/** A session's pages. */
interface Visited {
  host: Host;
  /** None while a page is opened. */
  held: Held[];
}

const areOpen = ({ asked }: Host): boolean => asked.some(({ hasEnded }) => !hasEnded);

/**
 * Lets the tests of a file share a shop and a desktop.
 * @param waiting parts of the addresses whose replies wait until Orca has said everything before them
 */
export function useListener(waiting: readonly string[] = []): { listen(path: string): Promise<Listener> } {
  let shop: Shop;
  let front: FrontServer;
  let desktop: Desktop;
  let browser: Browser;
  let page: Page;
  const said: string[] = [];
  let marks = 0;

  beforeAll(async () => {
    [shop, desktop] = await Promise.all([startShop({ widgets: builtFolder(SHIPPED) }), startDesktop()]);
    desktop.speech.on('said', (text) => said.push(text));
    front = await startFrontServer(shop.address);
    const { extraPrefsFirefox, ...options } = firefoxOptions(inject('firefox'));
    browser = await puppeteer.launch({
      ...options,
      headless: false,
      defaultViewport: null,
      // Without its tool bars: Tab stays in the page.
      args: ['--kiosk'],
      env: { ...process.env, ...desktop.env },
      extraPrefsFirefox: {
        ...extraPrefsFirefox,
        'accessibility.force_disabled': -1,
        // No list of earlier entries opens while a text is typed: its window takes Orca's place for a moment.
        'browser.formfill.enable': false,
        // One step makes the page as narrow as a phone's. The window itself can't be narrower than 500 pixels.
        'toolkit.zoomManager.zoomValues': '1,3.15',
        // Alt alone opens no menu.
        'ui.key.menuAccessKeyFocuses': false,
      },
    });
    page = (await browser.pages())[0] as Page;
    await followTimers(page);
  });
  afterAll(async () => {
    await browser?.close();
    await desktop?.end();
    await front?.close();
    await shop?.close();
  });

  /** Waits until everything that the page has to say by now is said, and after it a mark. */
  async function hearMark(): Promise<void> {
    marks += 1;
    const mark = `mark ${marks}`;
    // A region is not heard at once where it is new, such as in a dialog that has just opened.
    await eventually(async () => {
      await page.evaluate(speakMark, mark);
      return said.includes(mark);
    }).toBe(true);
  }

  /** Lets replies come, each after all that was to be said before it. */
  async function hearReplies(visited: Visited): Promise<void> {
    const { asked, hold } = visited.host;
    let earlier = -1;
    await eventually(async () => {
      // A busy page answers only after it has handled the end of earlier requests.
      const isLoaded = await page.evaluate(() => document.readyState === 'complete');
      if (visited.held.some((held) => held.count() > 0)) {
        if (isLoaded) {
          await passTime(page, REST_MS);
          await hearMark();
        }
        for (const held of visited.held) held.release();
        visited.held = waiting.map(hold);
      }
      const isAtRest = asked.length === earlier && !areOpen(visited.host);
      earlier = asked.length;
      return isAtRest;
    }).toBe(true);
  }

  /** Waits until the page is at rest, and everything that it has to say is said. */
  async function hear(visited: Visited): Promise<string[]> {
    await atRest(page, { end: () => hearReplies(visited), areOpen: () => areOpen(visited.host) });
    await hearMark();
    return said.splice(0).filter((text) => !MARK.test(text) && !OF_BROWSER.test(text));
  }

  /** Moves the focus from the address bar, which has it in a new window, to the page. */
  async function enterPage(): Promise<void> {
    if (await page.evaluate(() => document.hasFocus())) return;
    await desktop.press('F6');
    await eventually(() => page.evaluate(() => document.hasFocus())).toBe(true);
  }

  async function listen(path: string): Promise<Listener> {
    const host = front.newHost();
    const visited: Visited = { host, held: [] };
    const lines: string[] = [];
    const write = async (what: string, isLeftOut?: RegExp) => {
      const heard = await hear(visited);
      const texts = isLeftOut
        ? heard.filter((text) => !isLeftOut.test(text)).map((text) => text.replace(LEVEL, '.'))
        : heard;
      lines.push(`[${what}]`, ...texts.map((text) => `  ${text}`));
    };
    const go = async (next: string) => {
      for (const held of visited.held) held.release();
      visited.held = [];
      await page.goto(host.address + next, { waitUntil: 'domcontentloaded' });
      await write(`open ${next}`);
      visited.held = waiting.map(host.hold);
    };
    await enterPage();
    await go(path);
    return {
      page,
      go,
      async press(...keys) {
        for (const each of keys) {
          await desktop.press(each);
          await write(each);
        }
      },
      async pressRemoving(key) {
        await desktop.press(key);
        await write(key, PLACE);
      },
      async clear() {
        await desktop.press('ctrl+a');
        await hear(visited);
        await desktop.press('Delete');
        await write('clear', /./);
      },
      async type(text) {
        await desktop.type(text);
        await write(`type ${text}`);
      },
      async startAt(role, name) {
        await focus(tabOf(page), name, role);
        await write(`at ${role} "${name}"`);
      },
      transcript: () => `${lines.join('\n')}\n`,
    };
  }

  return { listen };
}

/**
 * Runs in the page. Says a text after all that the page has said before: assistive technology hears about changes in the
 * order in which they were made.
 */
async function speakMark(text: string): Promise<void> {
  let region = document.getElementById('spoken-mark');
  if (!region) {
    region = document.createElement('div');
    region.id = 'spoken-mark';
    region.setAttribute('role', 'status');
    region.setAttribute('style', 'position: fixed; top: 0; left: 0; opacity: 0; font-size: 1px');
  }
  // Everything outside of a modal dialog is inert, and inert regions aren't read.
  const home = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (region.parentNode !== home) home.append(region);
  region.textContent = '';
  // Only changes of a region that is known are read.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  region.textContent = text;
}
