/** A page that has been asked to go, and is still there after this time, stays. */
const LEAVES_WITHIN_MS = 15_000;

/** What is read of the browser's `NavigateEvent`. */
interface Move {
  destination?: { sameDocument: boolean };
  downloadRequest?: string | null;
}

/**
 * Notes whether the page is being left. The browser may take seconds from a press on a link to the next page, and what a page
 * says meanwhile may not be read.
 * @returns `isLeaving`; `stop` ends the listening
 */
export function watchLeaving(): { isLeaving: () => boolean; stop: () => void } {
  let since = Number.NEGATIVE_INFINITY;
  const listening = new AbortController();
  const { signal } = listening;
  const note = () => {
    since = performance.now();
  };
  // Tells of a move before the browser has the next page. Where it is missing, only the last moment is known.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, downloadRequest } = event as Event & Move;
      // A new query of this page, and a file that is saved, keep the page.
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
