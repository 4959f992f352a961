/**
 * Collects everything that a page stores or reveals: storage, cookies, channels, the data layer, events, the console,
 * errors, addresses. Writes are recorded as they happen, so values that are deleted afterwards are found, too.
 */
import type { Page } from 'puppeteer-core';

/** A place where data could leak. */
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

/** The text found at a place. */
export interface Trace {
  place: Place;
  text: string;
}

/** Records the traces of every document of a page from its start. Must be called before the page is opened. */
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

/** Runs in the page without its imports: replaces the functions that write, and listens to events. */
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
