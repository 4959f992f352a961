/**
 * Collects what a page leaves behind and tells others: storage, cookies, channels, the data layer, events, the console,
 * errors, addresses. It is told at the moment of writing, so what is deleted afterwards is found, too.
 */
import type { Page } from 'puppeteer-core';

/** Where something can be found that should not be there. */
export type Place =
  | 'localStorage'
  | 'sessionStorage'
  | 'cookie'
  | 'channel'
  | 'data layer'
  | 'event'
  | 'console'
  | 'error'
  | 'address'
  | 'referrer'
  | 'history'
  | 'window.name';

/** What was found at a place, as text. */
export interface Trace {
  place: Place;
  text: string;
}

/** Has every document of a page tell of its traces from its beginning. It must be called before the page is opened. */
export async function collectTraces(page: Page): Promise<Trace[]> {
  const traces: Trace[] = [];
  const note = (place: Place, text: string) => void traces.push({ place, text });
  await page.exposeFunction('noteTrace', note);
  await page.evaluateOnNewDocument(watchDocument);
  page.on('console', (message) => note('console', message.text()));
  page.on('pageerror', (error) => note('error', `${error instanceof Error ? error.stack : error}`));
  page.on('framenavigated', (frame) => note('address', frame.url()));
  page.on('request', (request) => {
    note('address', request.url());
    note('referrer', request.headers().referer ?? '');
  });
  return traces;
}

/** Runs in the page, alone: it replaces what writes, and listens to what is told. */
function watchDocument(): void {
  const { noteTrace } = window as unknown as { noteTrace(place: string, text: string): void };
  const asText = (value: unknown) =>
    JSON.stringify(value, (_key, inner) => (inner instanceof Node ? undefined : inner)) ?? `${value}`;

  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key, value) {
    noteTrace(this === localStorage ? 'localStorage' : 'sessionStorage', `${key}=${value}`);
    setItem.call(this, key, value);
  };
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value) {
      noteTrace('cookie', value);
      cookie.set?.call(this, value);
    },
  });
  const { postMessage } = BroadcastChannel.prototype;
  BroadcastChannel.prototype.postMessage = function (message) {
    noteTrace('channel', asText(message));
    postMessage.call(this, message);
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name];
    history[name] = (state, title, url) => {
      noteTrace('history', `${asText(state)} ${url}`);
      change.call(history, state, title, url);
    };
  }
  const dataLayer: unknown[] = [];
  dataLayer.push = (...entries) => {
    noteTrace('data layer', asText(entries));
    return Array.prototype.push.apply(dataLayer, entries);
  };
  Object.assign(window, { dataLayer });
  const names = [
    'cart-updated',
    'cart-refresh',
    'widget-mounted',
    'widget-failed',
    'problem',
    'navigate',
    'request',
  ];
  for (const name of names) {
    document.addEventListener(`cb:${name}`, (event) => {
      const { detail } = event as CustomEvent;
      noteTrace('event', `cb:${name} ${asText(detail)} ${detail?.error?.stack ?? ''}`);
      detail?.reply?.then((reply: unknown) => noteTrace('event', asText(reply)));
    });
  }
  for (const name of ['error', 'unhandledrejection']) {
    addEventListener(name, (event) =>
      noteTrace('error', asText(Reflect.get(event, 'reason') ?? Reflect.get(event, 'message'))),
    );
  }
}
