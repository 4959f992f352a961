import type { Page } from 'puppeteer-core';

/** Reports everything that a page of the shop must not do, one line of text each. */
export async function watchPage(page: Page, address: string, tell: (fault: string) => void): Promise<void> {
  page.on('pageerror', (error) => tell(`error: ${error instanceof Error ? error.message : error}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') tell(`console: ${message.text()}`);
  });
  page.on('dialog', async (dialog) => {
    tell(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address) tell(`request to ${origin}`);
  });
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
    // Errors without an object, such as that of a ResizeObserver loop, which the driver doesn't report.
    addEventListener('error', (event) => {
      if (event instanceof ErrorEvent && !event.error) console.error(event.message);
    });
  });
}
