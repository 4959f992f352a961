import type { HTTPRequest, Page } from 'puppeteer-core';

const open = new WeakMap<Page, Set<HTTPRequest>>();

/** Follows a page's requests, for `requestsEnd`. Must be called before the page is opened. */
export function followRequests(page: Page): void {
  const requests = new Set<HTTPRequest>();
  open.set(page, requests);
  let isLeaving = false;
  page.on('request', (request) => {
    requests.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('response', (response) => {
    // A reply that no script reads never finishes.
    if (response.request().resourceType() === 'fetch') requests.delete(response.request());
  });
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('framenavigated', (frame) => {
    // Also emitted if a script changes the page's address; its requests then continue.
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    // The browser no longer reports how requests of the previous page end.
    for (const request of requests) if (!request.isNavigationRequest()) requests.delete(request);
  });
}

/** Whether the page waits for a file or a reply. */
export function isAsking(page: Page): boolean {
  const requests = open.get(page);
  if (!requests) throw new Error('followRequests was not called before the page was opened');
  return requests.size > 0;
}

/** How long a page may wait without any request ending, in ms. */
const PATIENCE_MS = 45_000;

/** Waits until no request is open. Throws an error with the open addresses if none of them ends. */
export async function requestsEnd(page: Page): Promise<void> {
  // Once this is answered, all requests that the page has made by now are known.
  await page.evaluate(() => undefined);
  while (isAsking(page)) {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the page waits for ${waitedFor(page)}`)), PATIENCE_MS);
      const end = () => {
        clearTimeout(timer);
        resolve();
      };
      page.once('requestfinished', end);
      page.once('requestfailed', end);
      page.once('response', end);
      page.once('framenavigated', end);
    });
  }
}

function waitedFor(page: Page): string {
  return [...(open.get(page) ?? [])].map((request) => request.url()).join(', ');
}
