/** The globals of one page: the parts of a browser that the stores use, on the clock of the schedules. */
import type { Browser, Place, Storage } from './browser.ts';
import type { Clock } from './clock.ts';
import type { Host } from './page-program.ts';
import type { Server } from './server.ts';

const ORIGIN = 'http://shop.test';
const CALLS = `${ORIGIN}/api/rest/cb/`;

export interface HostOptions {
  clock: Clock;
  server: Server;
  browser: Browser;
  place: Place;
  window: EventTarget;
  sessionStorage: Storage;
  /** Path and query of the page. */
  address: string;
  /** The page's state block. */
  state: object;
  /** Makes a function that does nothing once the page has ended, and waits while the page is frozen. */
  during: (act: () => void) => () => void;
}

/** Makes the globals of a page. */
export function createHost(options: HostOptions): Host {
  const { clock, server, browser, place, window, sessionStorage, address, state, during } = options;
  const global = {};
  const timeOrigin = clock.now();
  const { href, pathname, search } = new URL(address, ORIGIN);
  return {
    window: global,
    globalThis: global,
    document: createDocument(state),
    location: { origin: ORIGIN, href, search, pathname, hash: '' },
    history: { state: null, replaceState() {} },
    navigator: { onLine: true, locks: browser.locksOf(place) },
    sessionStorage,
    localStorage: browser.localStorage,
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
      addEventListener = place.channel.addEventListener.bind(place.channel);
      postMessage = (data: unknown) => browser.post(place, data);
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    setTimeout: (act: (...given: unknown[]) => void, ms: number, ...given: unknown[]) =>
      clock.after(
        ms,
        during(() => act(...given)),
      ),
    clearTimeout: clock.cancel,
    fetch: (url: string, { body }: RequestInit = {}) =>
      new Promise((resolve, reject) => {
        void server.handle(url.replace(CALLS, ''), body ? JSON.parse(String(body)) : {}).then((answer) => {
          const isLost = !answer || place.isAway();
          during(() => (isLost ? reject(new TypeError('Failed to fetch')) : resolve(responseOf(answer))))();
        });
      }),
  };
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
    activeElement: null,
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
