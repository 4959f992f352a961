/** The keys in `localStorage` under which a page that the driver can't reach tells when something happened, in ms. */
export interface Moments {
  /** The lines are in the document, and the page has come to rest. */
  stands: string;
  /** The browser has painted the page since it was opened. */
  opened: string;
}

/**
 * Tells the moments of a page that is being prerendered.
 * @param lines how many lines the cart has
 */
export function tellMoments({ stands, opened }: Moments, lines: number): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('.cb-line').length < lines) return;
    observer.disconnect();
    requestIdleCallback(() => tell(stands));
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => setTimeout(() => tell(opened))),
  );
}

function tell(key: string): void {
  localStorage.setItem(key, String(performance.timeOrigin + performance.now()));
}
