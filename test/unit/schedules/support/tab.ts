/** A tab that opens one page after another: its storage and what its pages hear outlive them, everything else doesn't. */
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

/** Opens a tab without a page. */
export function createTab<Page>({ clock, server, run, stateBlock }: TabOptions<Page>): Tab<Page> {
  const sessionStorage = createStorage();
  const localStorage = createStorage();
  /** Ends when the page does. */
  let life: { isOver: boolean; window: EventTarget; channel: EventTarget } | undefined;

  const tab: Tab<Page> = {
    page: undefined,
    open() {
      const current = { isOver: false, window: new EventTarget(), channel: new EventTarget() };
      life = current;
      tab.page = run(hostOf(current));
    },
    async leave() {
      life?.window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }));
      // What `pagehide` has begun ends before the page does.
      await clock.pass(0);
      end();
    },
    kill: end,
    hearOtherTab() {
      life?.channel.dispatchEvent(Object.assign(new Event('message'), { data: { t: 'cart' } }));
    },
  };

  function end(): void {
    if (life) life.isOver = true;
    life = undefined;
    tab.page = undefined;
  }

  function hostOf(current: NonNullable<typeof life>): Host {
    const { window, channel } = current;
    const document = createDocument(stateBlock());
    const during =
      (act: () => void): (() => void) =>
      () => {
        if (!current.isOver) act();
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
            if (current.isOver) return;
            if (answer) resolve(responseOf(answer));
            else reject(new TypeError('Failed to fetch'));
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
