import type { HTTPRequest, Page } from 'puppeteer-core';

const open = new WeakMap<Page, Set<HTTPRequest>>();

/** Follows what a page asks for, for `requestsEnd`. Must be called before the page is opened. */
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
    // Also emitted when a script gives the page another address: its requests go on.
    if (frame !== page.mainFrame() || !isLeaving) return;
    isLeaving = false;
    // The browser no longer tells how requests of the previous page end.
    for (const request of requests) if (!request.isNavigationRequest()) requests.delete(request);
  });
}

/** Whether the page waits for a file or a reply. */
export function isAsking(page: Page): boolean {
  const requests = open.get(page);
  if (!requests) throw new Error('followRequests was not called before the page was opened');
  return requests.size > 0;
}

/** How long a page may wait without that any of its requests ends, in ms. */
const PATIENCE_MS = 45_000;

/** Waits until the page waits for nothing more. Throws with the addresses that it waits for if none of them ends. */
export async function requestsEnd(page: Page): Promise<void> {
  // Requests that the page has made by now are known with this answer.
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
