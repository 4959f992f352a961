/**
 * A tab that opens one page after another: its storage and what its pages hear outlive them, everything else doesn't. The
 * browser may keep one page and show it again.
 */
import type { CartServer } from './cart-server.ts';
import type { Clock } from './clock.ts';
import type { Host } from './page-program.ts';

export interface Tab<Page> {
  /** The page that is open; undefined between two pages. */
  page: Page | undefined;
  /** Opens the next page, as the server renders it now. */
  open(): void;
  /** Leaves the page: it hears `pagehide`, and what it has sent by then arrives. */
  leave(): Promise<void>;
  /** Leaves the page, which the browser keeps as it is: nothing runs in it, and its open requests fail. */
  keep(): Promise<void>;
  /** Whether there is a page to go back to. */
  hasKept(): boolean;
  /** Shows the kept page again; an open page is left for it. */
  goBack(): Promise<void>;
  /** Ends the page without a word, as a crash does. */
  kill(): void;
  /** Tells the page that another tab has written to the cart. */
  hearOtherTab(): void;
}

interface TabOptions<Page> {
  clock: Clock;
  server: CartServer;
  run: (host: Host) => Page;
  /** The page's state block, each time that it is rendered. */
  stateBlock: () => object;
}

/** From when a page is opened until it ends. */
interface Life<Page> {
  isOver: boolean;
  isFrozen: boolean;
  window: EventTarget;
  channel: EventTarget;
  /** What would have run while the page was frozen. */
  missed: (() => void)[];
  page?: Page;
}

/** Opens a tab without a page. */
export function createTab<Page>({ clock, server, run, stateBlock }: TabOptions<Page>): Tab<Page> {
  const sessionStorage = createStorage();
  const localStorage = createStorage();
  let life: Life<Page> | undefined;
  let kept: Life<Page> | undefined;

  const tab: Tab<Page> = {
    page: undefined,
    open() {
      const current: Life<Page> = {
        isOver: false,
        isFrozen: false,
        window: new EventTarget(),
        channel: new EventTarget(),
        missed: [],
      };
      life = current;
      current.page = run(hostOf(current));
      tab.page = current.page;
    },
    async leave() {
      await hide({ persisted: false });
      end();
    },
    async keep() {
      await hide({ persisted: true });
      kept = life;
      if (kept) kept.isFrozen = true;
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
    hearOtherTab() {
      life?.channel.dispatchEvent(Object.assign(new Event('message'), { data: { t: 'cart' } }));
    },
  };

  async function hide(event: { persisted: boolean }): Promise<void> {
    life?.window.dispatchEvent(Object.assign(new Event('pagehide'), event));
    // What `pagehide` has begun ends before the page does.
    await clock.pass(0);
  }

  function end(): void {
    if (life) life.isOver = true;
    life = undefined;
    tab.page = undefined;
  }

  function hostOf(current: Life<Page>): Host {
    const { window, channel } = current;
    const document = createDocument(stateBlock());
    const during =
      (act: () => void): (() => void) =>
      () => {
        if (current.isFrozen) current.missed.push(act);
        else if (!current.isOver) act();
      };
    const global = {};
    const timeOrigin = clock.now();
    return {
      window: global,
      globalThis: global,
      document,
      location: {
        origin: 'http://shop.test',
        href: 'http://shop.test/checkout/cart',
        search: '',
        pathname: '/checkout/cart',
      },
      history: { state: null, replaceState() {} },
      navigator: { onLine: true },
      sessionStorage,
      localStorage,
      performance: {
        timeOrigin,
        now: () => clock.now() - timeOrigin,
        getEntriesByType: () => [],
        mark() {},
        measure() {},
      },
      Date: dateOf(clock),
      // The same numbers in each run of a schedule.
      Math: Object.assign(Object.create(Math), { random: () => 0.5 }),
      console: { error() {}, warn() {}, log() {}, info() {} },
      BroadcastChannel: class {
        addEventListener = channel.addEventListener.bind(channel);
        postMessage() {}
      },
      addEventListener: window.addEventListener.bind(window),
      removeEventListener: window.removeEventListener.bind(window),
      setTimeout: (act: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
        clock.after(
          ms,
          during(() => act(...given)),
        ),
      clearTimeout: clock.cancel,
      fetch: (address: string, { body }: RequestInit = {}) =>
        new Promise((resolve, reject) => {
          const path = address.replace('http://shop.test/api/rest/cb/', '');
          void server.handle(path, body ? JSON.parse(String(body)) : {}).then((answer) => {
            const isLost = !answer || current.isFrozen;
            during(() => (isLost ? reject(new TypeError('Failed to fetch')) : resolve(responseOf(answer))))();
          });
        }),
    };
  }

  return tab;
}

function responseOf(body: object): object {
  return {
    status: 200,
    ok: true,
    type: 'basic',
    headers: new Headers(),
    text: async () => JSON.stringify(body),
  };
}

function createDocument(state: object): object {
  const events = new EventTarget();
  const element = () => ({ append() {}, setAttribute() {}, textContent: '', dataset: {}, style: {} });
  return {
    hidden: false,
    visibilityState: 'visible',
    title: '',
    cookie: '',
    body: element(),
    documentElement: element(),
    createElement: element,
    querySelector: (selector: string) =>
      selector.includes('cb-state') ? { textContent: JSON.stringify(state) } : null,
    querySelectorAll: () => [],
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
  };
}

function createStorage(): object {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  };
}

function dateOf(clock: Clock): object {
  return class extends Date {
    constructor(time = clock.now()) {
      super(time);
    }

    static override now(): number {
      return clock.now();
    }
  };
}
