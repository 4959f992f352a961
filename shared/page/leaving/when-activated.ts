/**
 * A page that the browser prerenders: nobody sees it, perhaps nobody ever will, and it has a copy of the tab's storage
 * that may be out of date by the time it is opened. Widgets read and render in it, and leave everything else to
 * `whenActivated` [embedding Prerendering].
 */

/** Whether the page is being prerendered. */
export function isPrerendering(): boolean {
  return (document as { prerendering?: unknown }).prerendering === true;
}

/**
 * Calls `act` once the page is really open: at once, unless it is being prerendered. Several calls keep their order.
 * @param signal if it is aborted before the page is opened, `act` isn't called
 * @returns what `act` returns; undefined if it is called later
 */
export function whenActivated<Value>(act: () => Value, signal?: AbortSignal): Value | undefined {
  if (!isPrerendering()) return act();
  // Dispatched once.
  document.addEventListener('prerenderingchange', act, { signal });
  return undefined;
}
