/** Opens a page in a browser as a new visitor would, and records what happens on it. */
import type { Browser, HTTPRequest, HTTPResponse, Page } from 'puppeteer-core';
import { watchEarlyPages } from './early-pages.ts';
import type { SeenCall, SeenMount, SeenPage } from './seen-page.ts';

/** How long to wait for widgets; one that isn't mounted by then has failed. */
const PATIENCE_MS = 15_000;
/** How long nothing may be requested before the page counts as loaded. */
const QUIET_MS = 400;

/** How long to wait for the body of a response. */
const BODY_MS = 2000;

/** The page's own records, under a symbol that no script of the page uses. */
interface Notes {
  shown: Set<Element>;
  failed: Map<Element, string>;
  violations: string[];
  problems: SeenPage['problems'];
}

/**
 * Visits a page in its own browser context, and scrolls to each mount point.
 * @param known names of the widgets that exist; it doesn't wait for others
 * @throws if the page can't be loaded
 */
export async function visitPage(browser: Browser, url: string, known: readonly string[]): Promise<SeenPage> {
  const context = await browser.createBrowserContext();
  const documents: { address: string; html: Promise<string> }[] = [];
  try {
    const page = await context.newPage();
    page.on('response', (response) => {
      const request = response.request();
      if (!request.isNavigationRequest() || request.frame() !== page.mainFrame() || isRedirect(response))
        return;
      // After a navigation, the browser no longer has it.
      documents.push({ address: response.url(), html: response.text().catch(() => '') });
    });
    const seen = await look(page, url, known);
    if (documents.length > 1) throw new Error('another page was loaded');
    return { ...seen, html: (await documents[0]?.html) ?? '' };
  } catch (error) {
    const last = documents.at(-1)?.address;
    if (documents.length < 2) throw error;
    throw new Error(`${url} navigates to ${last}: examine that page, or one that needs no sign-in`);
  } finally {
    await context.close();
  }
}

async function look(page: Page, url: string, known: readonly string[]): Promise<Omit<SeenPage, 'html'>> {
  const errors: string[] = [];
  const calls: Promise<SeenCall>[] = [];
  /** Calls without a response yet. */
  const open = new Set<HTTPRequest>();
  page.on('pageerror', (error) => errors.push(error instanceof Error ? error.message : String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url: address = '' } = message.location();
    // 'Failed to load resource' doesn't say which.
    const names = message.text().includes(address) || !/^Failed to load resource/.test(message.text());
    errors.push(names ? message.text() : `${address}: ${message.text()}`);
  });
  page.on('request', (request) => {
    if (isCall(request)) open.add(request);
  });
  page.on('response', (response) => {
    open.delete(response.request());
    if (isCall(response.request()) && !follows(response)) calls.push(seenCall(response));
  });
  page.on('requestfailed', (request) => {
    open.delete(request);
    const reason = request.failure()?.errorText ?? '';
    if (!isCall(request) || reason === 'net::ERR_ABORTED') return;
    const { pathname } = new URL(request.url());
    calls.push(Promise.resolve({ path: pathname, status: 0, type: reason, isJson: false }));
  });
  const readEarlyPages = await watchEarlyPages(page);
  await page.evaluateOnNewDocument(takeNotes);
  const response = await page.goto(url, { waitUntil: 'load' });
  if (!response) throw new Error(`${url} returned no page`);
  await showAll(page, known);
  await quiet(page, open);
  return {
    ...(await page.evaluate(readPage)),
    address: response.url(),
    status: response.status(),
    headers: response.headers(),
    mounts: await page.evaluate(readMounts),
    early: await readEarlyPages(),
    calls: await Promise.all(calls),
    errors: errors.filter((text) => !isViolation(text)),
  };
}

/** Browsers also write violations to the console. */
function isViolation(text: string): boolean {
  return /Content Security Policy|requires 'Trusted/.test(text);
}

function isCall(request: HTTPRequest): boolean {
  return ['fetch', 'xhr'].includes(request.resourceType());
}

/** Whether this is the response at the end of a redirect, which has been recorded itself. */
function follows(response: HTTPResponse): boolean {
  return !isRedirect(response) && response.request().redirectChain().length > 0;
}

function isRedirect(response: HTTPResponse): boolean {
  return response.status() >= 300 && response.status() < 400 && response.status() !== 304;
}

async function seenCall(response: HTTPResponse): Promise<SeenCall> {
  const headers = response.headers();
  const call = {
    path: new URL(response.url()).pathname,
    status: response.status(),
    type: headers['content-type'] ?? '',
  };
  if (isRedirect(response)) return { ...call, isJson: false, redirectedTo: headers.location ?? '' };
  // The browser has no body of a response that the page didn't read.
  if (/\bjson\b/.test(call.type)) return { ...call, isJson: true };
  const isJson = await Promise.race([
    response.json().then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(resolve, BODY_MS, false)),
  ]);
  return { ...call, isJson };
}

/** Scrolls from mount point to mount point until each widget has mounted or failed. */
async function showAll(page: Page, known: readonly string[]): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const mounts = await page.evaluate(readMounts);
    const waiting = mounts.findIndex(({ name, state }) => state === 'waiting' && known.includes(name));
    const hasLoader = await page.evaluate(() => 'cbWidgets' in window);
    if (waiting < 0 || !hasLoader) return;
    await page.evaluate(
      (index) => document.querySelectorAll('[data-cb-widget]')[index]?.scrollIntoView(),
      waiting,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Waits until every call has a response, and nothing has been requested or answered for a while. The browser's own measure
 * would also wait for the bodies of responses that the page never reads.
 */
async function quiet(page: Page, open: ReadonlySet<HTTPRequest>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let latest = Date.now();
  const note = () => {
    latest = Date.now();
  };
  page.on('request', note).on('response', note);
  while ((open.size > 0 || Date.now() - latest < QUIET_MS) && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

// The code below runs in the page. It contains no named functions, because tools that run TypeScript mark these with a
// helper that the page doesn't have.

function takeNotes(): void {
  const notes: Notes = { shown: new Set(), failed: new Map(), violations: [], problems: [] };
  Object.assign(window, { [Symbol.for('cb-doctor')]: notes });
  document.addEventListener('cb:widget-mounted', (event) =>
    notes.shown.add((event as CustomEvent).detail.element),
  );
  document.addEventListener('cb:widget-failed', (event) => {
    const { element, reason } = (event as CustomEvent).detail;
    notes.failed.set(element, String(reason));
  });
  document.addEventListener('cb:problem', (event) => notes.problems.push((event as CustomEvent).detail));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
    notes.violations.push(`${effectiveDirective} does not allow ${blockedURI}${sample && ` (${sample})`}`);
  });
}

/** Asks the loader if it has `status()`, otherwise relies on its events. */
function readMounts(): SeenMount[] {
  const notes = (window as unknown as Record<symbol, Notes>)[Symbol.for('cb-doctor')] as Notes;
  const { cbWidgets } = window as unknown as {
    cbWidgets?: { status?: () => { element: Element; state: SeenMount['state'] | 'loading' }[] };
  };
  const told = new Map((cbWidgets?.status?.() ?? []).map(({ element, state }) => [element, state]));
  return [...document.querySelectorAll('[data-cb-widget]')].map((point) => {
    const name = point.getAttribute('data-cb-widget') ?? '';
    const child = [...point.children].find(({ localName }) => localName === `cb-${name}`);
    const reason = notes.failed.get(point) ?? (child && notes.failed.get(child));
    const state = told.get(point) ?? (child && told.get(child));
    if (state) return { name, state: state === 'loading' ? 'waiting' : state, reason };
    if (child && notes.shown.has(child)) return { name, state: 'mounted' };
    return { name, state: reason === undefined ? 'waiting' : 'failed', reason };
  });
}

function readPage(): Omit<
  SeenPage,
  'address' | 'status' | 'headers' | 'html' | 'mounts' | 'early' | 'calls' | 'errors'
> {
  const notes = (window as unknown as Record<symbol, Notes>)[Symbol.for('cb-doctor')] as Notes;
  return {
    loaders: [...document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')]
      .filter(({ async, src }, _, all) => !async || all.every((other) => other.async || other.src !== src))
      .map(({ src }) => src)
      .filter((src) => /\/loader\.js$/.test(new URL(src).pathname)),
    classicLoaders: document.querySelector('script[type=module][src*="/loader.js"]')
      ? []
      : [...document.querySelectorAll<HTMLScriptElement>('script[src]')]
          .map(({ src }) => src)
          .filter((src) => /\/loader\.js$/.test(new URL(src).pathname)),
    stateBlocks: [...document.querySelectorAll('[id="cb-state"]')].map((element) => ({
      isJsonScript: element.matches('script[type="application/json"]'),
      text: element.textContent ?? '',
    })),
    version: (window as unknown as { cbWidgets?: { version?: string } }).cbWidgets?.version,
    metaPolicies: [...document.querySelectorAll('meta[http-equiv="Content-Security-Policy" i]')].map(
      (meta) => meta.getAttribute('content') ?? '',
    ),
    violations: notes.violations,
    problems: notes.problems.map(({ code, hint }) => ({ code, hint })),
  };
}
