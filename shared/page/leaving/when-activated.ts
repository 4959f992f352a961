/**
 * Calls `act` once the page is really open: at once, unless the browser prerenders the page. Until it is
 * activated, nobody sees a prerendered page, and it sees an old state of the tab's storage.
 */
export function whenActivated(act: () => void): void {
  const { prerendering } = document as { prerendering?: boolean };
  if (prerendering) document.addEventListener('prerenderingchange', act, { once: true, signal: undefined });
  else act();
}
