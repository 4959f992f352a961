import type { ConsoleMessage, Dialog, HTTPRequest, Page } from 'puppeteer-core';

/**
 * Tells of everything that a page of the shop must not do, as one line of text each.
 * @returns ends it
 */
export async function watchPage(
  page: Page,
  address: string,
  tell: (fault: string) => void,
): Promise<() => Promise<void>> {
  const onError = (error: unknown) => tell(`error: ${error instanceof Error ? error.message : error}`);
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warn') tell(`console: ${message.text()}`);
  };
  const onDialog = async (dialog: Dialog) => {
    tell(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  };
  const onRequest = (request: HTTPRequest) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address) tell(`request to ${origin}`);
  };
  page.on('pageerror', onError).on('console', onConsole).on('dialog', onDialog).on('request', onRequest);
  const { identifier } = await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return async () => {
    page
      .off('pageerror', onError)
      .off('console', onConsole)
      .off('dialog', onDialog)
      .off('request', onRequest);
    await page.removeScriptToEvaluateOnNewDocument(identifier);
  };
}
