/** Pages that the browser really prerenders, and what they do before and after they are activated. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { eventually } from './shop-visit.ts';

/** Something that a prerendered page may not do, or an event. */
export interface Deed {
  what: string;
  /** Whether the page was being prerendered. */
  early: boolean;
}

/** A page's report about itself when nothing is under way in it. */
interface Account {
  /** `rested`: while it is prerendered. `opened`: after it was activated. */
  when: 'rested' | 'opened';
  deeds: Deed[];
  /** How many entries `dataLayer` has. */
  entries: number;
  /** The widgets with their states. */
  widgets: string[];
}

/** A page that was prerendered and then opened. */
interface Opened extends Account {
  rested: Account;
  /** The calls that the shop got meanwhile, by method and path. */
  early: string[];
  /** The calls since. */
  late: string[];
}

/** A shop whose pages are altered on their way, because the driver can't reach a page that is being prerendered. */
export interface Front {
  /**
   * Opens a page that prerenders another one and, once that rests, follows the link to it.
   * @param stored entries that the tab's storage has before
   * @param prevented an event that the page prevents
   */
  open(path: string, stored?: Readonly<{ [key: string]: string }>, prevented?: string): Promise<Opened>;
  /**
   * Opens a page of the shop, points at a link until the page's own rules have had its target prerendered, and follows it.
   * @param link a widget's own link
   * @param meanwhile happens in the page before the link is followed
   */
  follow(from: string, link: string, meanwhile?: (page: Page) => Promise<void>): Promise<Opened>;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const ACCOUNTS = '/account-of-the-page';
const BASE = '/api/rest/cb/';

/** Headers of one connection, and the policy, which forbids the recorder. */
const HOPS =
  /^(content-(length|encoding|security-policy)|set-cookie|transfer-encoding|connection|keep-alive|host)$/;

/**
 * Puts a server in front of a shop.
 * @param alter gets each page's HTML
 */
export async function frontOf(
  shop: string,
  browser: Browser,
  alter: (html: string) => string = (html) => html,
): Promise<Front> {
  let early: string[] = [];
  let late: string[] = [];
  let accounts: { [when in Account['when']]?: Account } = {};
  let prevents = '';
  /** Whether the browser has discarded the prerendered page, as it may at any time, and loaded it anew for the link. */
  let isDiscarded = false;
  const pages: Page[] = [];
  /** How many requests the shop is answering. */
  let open = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (url === ACCOUNTS) {
      const account: Account = JSON.parse(body.toString());
      // A page that waits for a file or a reply isn't at rest.
      if (open > 0) response.statusCode = 409;
      else accounts[account.when] = account;
      response.end();
      return;
    }
    if (url.startsWith('/from?')) {
      response.setHeader('Content-Type', 'text/html');
      response.end(sourcePage(decodeURIComponent(url.slice('/from?'.length))));
      return;
    }
    if (url.startsWith(BASE)) (accounts.rested ? late : early).push(`${method} ${url.slice(BASE.length)}`);
    const headers = Object.entries(request.headers).filter(([name]) => !HOPS.test(name));
    open += 1;
    const reply = await fetch(shop + url, {
      method,
      headers: headers as [string, string][],
      body: body.length ? body : undefined,
      redirect: 'manual',
    }).finally(() => {
      open -= 1;
    });
    for (const [name, value] of reply.headers) if (!HOPS.test(name)) response.setHeader(name, value);
    response.setHeader('Set-Cookie', reply.headers.getSetCookie());
    response.statusCode = reply.status;
    const content = Buffer.from(await reply.arrayBuffer());
    const isPage = reply.headers.get('content-type')?.startsWith('text/html');
    const isPrerendered = isPage && String(request.headers['sec-purpose']).includes('prerender');
    const isOpenedAnew = isPage && !isPrerendered && request.headers['sec-fetch-dest'] === 'document';
    if (isOpenedAnew && accounts.rested) isDiscarded = true;
    response.end(isPrerendered ? recorded(alter(content.toString()), prevents) : content);
  }

  const server = createServer((request, response) => {
    // The page may have been left meanwhile.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}`;

  /**
   * Waits until the page says that it rests, and then, after `go`, that it is open.
   * @returns null if the browser has discarded it in between
   */
  async function opened(go: () => Promise<void>): Promise<Opened | null> {
    await eventually(() => Object.keys(accounts)).toEqual(['rested']);
    // The driver loses a page that is activated: from here on, the page tells about itself.
    await go();
    await eventually(() => isDiscarded || Boolean(accounts.opened)).toBe(true);
    if (isDiscarded) return null;
    const { rested, opened } = accounts as Required<typeof accounts>;
    return { ...opened, rested, early, late };
  }

  /** Prerenders and opens a page, anew if the browser discards it, which happens if the machine is short of memory. */
  async function openKept(attempt: () => Promise<Opened | null>): Promise<Opened> {
    for (let attempts = 0; attempts < 3; attempts += 1) {
      const page = await attempt();
      if (page) return page;
    }
    throw new Error('The browser keeps discarding the prerendered page');
  }

  async function newPage(): Promise<Page> {
    early = [];
    late = [];
    accounts = {};
    isDiscarded = false;
    const page = await browser.newPage();
    pages.push(page);
    return page;
  }

  return {
    open: (path, stored = {}, prevented = '') =>
      openKept(async () => {
        prevents = prevented;
        const page = await newPage();
        await page.goto(`${address}/from?${encodeURIComponent(path)}`);
        await page.evaluate((entries) => {
          for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
          document.querySelector<HTMLButtonElement>('button')?.click();
        }, stored);
        return opened(() => page.evaluate(() => document.querySelector('a')?.click()));
      }),
    follow: (from, link, meanwhile = async () => {}) =>
      openKept(async () => {
        prevents = '';
        const page = await newPage();
        await page.goto(address + from);
        // The page prints a link of its own, which the widget replaces when it loads.
        await page.locator(link).hover();
        return opened(async () => {
          await meanwhile(page);
          await page.click(link);
        });
      }),
    async close() {
      for (const page of pages) await page.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A page whose button starts prerendering, once the test has filled the storage. */
function sourcePage(to: string): string {
  const rules = JSON.stringify({ prerender: [{ urls: [to], eagerness: 'immediate' }] });
  return `<!doctype html><a href="${to.replaceAll('&', '&amp;')}">Go</a><button>Prerender</button>
<script>
document.querySelector('button').onclick = () => {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = ${JSON.stringify(rules)};
  document.head.append(script);
};
</script>`;
}

/** Puts the recorder into a page, and loads all widgets at once: nothing comes into view in a prerendered page. */
function recorded(html: string, prevented: string): string {
  const recorder = `<script>(${record})(${JSON.stringify(ACCOUNTS)}, ${JSON.stringify(prevented)})</script>`;
  return html
    .replaceAll(' data-cb-widget=', ' data-cb-load="eager" data-cb-widget=')
    .replace('<head>', (tag) => tag + recorder);
}

/** Runs in the page before its other scripts. */
function record(accounts: string, prevented: string): void {
  const isEarly = () => (document as { prerendering?: boolean }).prerendering === true;
  const deeds: Deed[] = [];
  const open = new Set<unknown>();
  const note = (what: string) => deeds.push({ what, early: isEarly() });
  function watch(object: object, name: string, text: (first: unknown) => string): void {
    const real = Object.getOwnPropertyDescriptor(object, name)?.value as (...given: unknown[]) => unknown;
    Object.assign(object, {
      [name](this: unknown, ...given: unknown[]) {
        note(text(given[0]));
        return real.apply(this, given);
      },
    });
  }
  for (const name of ['setItem', 'removeItem', 'clear'])
    watch(Storage.prototype, name, (key) => `storage ${name} ${key}`);
  watch(BroadcastChannel.prototype, 'postMessage', (data) => `channel ${JSON.stringify(data)}`);
  watch(HTMLFormElement.prototype, 'submit', () => 'form');
  if ('LockManager' in window) watch(LockManager.prototype, 'request', (name) => `lock ${name}`);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(value) {
      note(`cookie ${value}`);
      cookie.set?.call(this, value);
    },
  });
  const dispatch = document.dispatchEvent;
  document.dispatchEvent = (event) => {
    const { method, path, reply } = Object((event as CustomEvent).detail);
    if (event.type.startsWith('cb:')) note([event.type, method, path].filter(Boolean).join(' '));
    if (reply) {
      open.add(reply);
      reply.then(() => open.delete(reply));
    }
    if (event.type === prevented) event.preventDefault();
    return dispatch.call(document, event);
  };
  document.addEventListener('prerenderingchange', () => {
    looks = 0;
    isTold = false;
    setTimeout(() => {
      isOpenLong = true;
    }, 5000);
  });
  /** How often in a row nothing was under way. */
  let looks = 0;
  let isTold = false;
  let isOpenLong = false;
  setInterval(() => {
    const status = window.cbWidgets?.status?.() ?? [];
    // The code that measures the widgets loads last, when the page is idle, which Chromium doesn't always tell.
    const isMeasured = isEarly() || isOpenLong || deeds.some(({ what }) => what === 'cb:vital');
    const isBusy =
      !status.length || open.size || !isMeasured || status.some(({ state }) => /waiting|loading/.test(state));
    looks = isBusy ? 0 : looks + 1;
    if (looks < 5 || isTold) return;
    isTold = true;
    const when = isEarly() ? 'rested' : 'opened';
    const entries = (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0;
    const widgets = status.map(({ name, state }) => `${name} ${state}`);
    const body = JSON.stringify({ when, deeds, entries, widgets });
    void fetch(accounts, { method: 'POST', body }).then(({ ok }) => {
      if (ok) return;
      looks = 0;
      isTold = false;
    });
  }, 100);
}
