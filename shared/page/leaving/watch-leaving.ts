/** A page that is still here this long after a navigation began counts as staying. */
const LEAVES_WITHIN_MS = 15_000;

/** The part of the browser's `NavigateEvent` that is read here. */
interface Move {
  destination?: { sameDocument: boolean };
  downloadRequest?: string | null;
}

/**
 * Tracks whether the page is being left. From the press on a link to the next page may take seconds, and a
 * message shown meanwhile may go unread.
 * @returns `isLeaving`; `stop` ends the listening
 */
export function watchLeaving(): { isLeaving: () => boolean; stop: () => void } {
  let since = Number.NEGATIVE_INFINITY;
  const listening = new AbortController();
  const { signal } = listening;
  const note = () => {
    since = performance.now();
  };
  // Reports a navigation before the browser has the next page. Browsers without it report only the last moment.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, downloadRequest } = event as Event & Move;
      // A new query and a download keep the page.
      if (!destination?.sameDocument && typeof downloadRequest !== 'string') note();
    },
    { signal },
  );
  addEventListener('pagehide', note, { signal });
  addEventListener(
    'pageshow',
    () => {
      since = Number.NEGATIVE_INFINITY;
    },
    { signal },
  );
  return { isLeaving: () => performance.now() - since < LEAVES_WITHIN_MS, stop: () => listening.abort() };
}
