/**
 * Calls `act` once the page is really open: at once, unless the browser prepares it before the shopper goes there. Until then
 * the page sees the tab's storage as it was, and nobody sees the page.
 */
export function whenActivated(act: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', act, { once: true, signal: undefined });
  else act();
}
