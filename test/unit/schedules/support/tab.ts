/**
 * A tab that opens one page after another: its storage, and the channel of its pages, outlive them; nothing else does.
 * The browser may keep one page and show it again.
 */
import { type Browser, createStorage, type Place, type Storage } from './browser.ts';
import type { Clock } from './clock.ts';
import { createHost } from './page-host.ts';
import type { Host } from './page-program.ts';
import type { Server } from './server.ts';

export interface Tab<Page> {
  /** The page that is open; undefined between two pages. */
  page: Page | undefined;
  /** What the tab keeps for its next pages. */
  storage: Storage;
  /** Opens the next page, as the server renders it now. */
  open(): void;
  /** Leaves the page: it gets `pagehide`, and everything it has sent by then arrives. */
  leave(): Promise<void>;
  /** Leaves the page, which the browser keeps as it is: nothing runs in it, and its open requests fail. */
  keep(): Promise<void>;
  /** Whether there is a page to go back to. */
  hasKept(): boolean;
  /** Shows the kept page again; an open page is left for it. */
  goBack(): Promise<void>;
  /** Ends the page without any event, like a crash. */
  kill(): void;
  /** The shopper switches to the tab. */
  lookAt(): void;
  /** Tells the page that another tab has written to the cart, or to the lists. */
  hearOtherTab(topic: 'cart' | 'lists'): void;
}

export interface TabOptions<Page> {
  clock: Clock;
  server: Server;
  browser: Browser;
  run: (host: Host) => Page;
  address: string;
  /** The page's state block, each time that it is rendered. */
  stateBlock: () => object;
  /** A tab to duplicate. */
  like?: Tab<Page>;
}

/** The state of a page from when it is opened until it ends. */
interface Life<Page> extends Place {
  isOver: boolean;
  isFrozen: boolean;
  window: EventTarget;
  host: Host;
  /** Tasks that would have run while the page was frozen. */
  missed: (() => void)[];
  page?: Page;
}

/** Opens a tab without a page. */
export function createTab<Page>(options: TabOptions<Page>): Tab<Page> {
  const { clock, browser, run, stateBlock, like } = options;
  const storage = createStorage(like?.storage);
  let life: Life<Page> | undefined;
  let kept: Life<Page> | undefined;

  const tab: Tab<Page> = {
    page: undefined,
    storage,
    open() {
      const current = beginLife();
      life = current;
      browser.join(current);
      current.page = run(current.host);
      tab.page = current.page;
    },
    async leave() {
      await hide({ persisted: false });
      end();
    },
    async keep() {
      await hide({ persisted: true });
      if (!life || browser.hasLocks(life)) return end();
      kept = life;
      kept.isFrozen = true;
      life = undefined;
      tab.page = undefined;
    },
    hasKept: () => Boolean(kept),
    async goBack() {
      if (life) await tab.leave();
      life = kept;
      kept = undefined;
      if (!life) return;
      tab.page = life.page;
      life.isFrozen = false;
      life.window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
      for (const act of life.missed.splice(0)) act();
    },
    kill: end,
    lookAt() {
      (life?.host.document as Document | undefined)?.dispatchEvent(new Event('visibilitychange'));
    },
    hearOtherTab(topic) {
      life?.channel.dispatchEvent(Object.assign(new Event('message'), { data: { t: topic } }));
    },
  };

  async function hide(event: { persisted: boolean }): Promise<void> {
    life?.window.dispatchEvent(Object.assign(new Event('pagehide'), event));
    // Work that `pagehide` has started ends before the page does.
    await clock.pass(0);
  }

  function end(): void {
    if (life) {
      life.isOver = true;
      browser.end(life);
    }
    life = undefined;
    tab.page = undefined;
  }

  function beginLife(): Life<Page> {
    const current: Life<Page> = {
      isOver: false,
      isFrozen: false,
      isAway: () => current.isOver || current.isFrozen,
      window: new EventTarget(),
      channel: new EventTarget(),
      host: {} as Host,
      missed: [],
    };
    current.host = createHost({
      ...options,
      place: current,
      window: current.window,
      sessionStorage: storage,
      state: stateBlock(),
      during: (act) => () => {
        if (current.isFrozen) current.missed.push(act);
        else if (!current.isOver) act();
      },
    });
    return current;
  }

  return tab;
}
