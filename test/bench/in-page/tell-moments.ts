/** The keys in `localStorage` under which a page that the driver can't reach tells when something happened, in ms. */
export interface Moments {
  /** The lines are in the document, and nothing was added for a while: the forms come after the lines. */
  stands: string;
  /** The browser has painted the page since it was opened. */
  opened: string;
}

/** A page in which nothing is added for so long has come to rest. */
const REST_MS = 500;

/**
 * Tells the moments of a page that is being prerendered.
 * @param lines how many lines the cart has
 */
export function tellMoments({ stands, opened }: Moments, lines: number): void {
  let resting: ReturnType<typeof setTimeout>;
  const observer = new MutationObserver(() => {
    clearTimeout(resting);
    if (document.querySelectorAll('.cb-line').length < lines) return;
    resting = setTimeout(() => {
      observer.disconnect();
      tell(stands);
    }, REST_MS);
  });
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener('prerenderingchange', () =>
    requestAnimationFrame(() => setTimeout(() => tell(opened))),
  );
}

function tell(key: string): void {
  localStorage.setItem(key, String(performance.timeOrigin + performance.now()));
}
