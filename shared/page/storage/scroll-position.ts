/**
 * Keeps how far a page is scrolled. A page with `no-store`, as the shop's are, is read again after Back or a reload, and its
 * rows may arrive after the browser has tried to return to where the shopper was: it then ends at the bottom of a page that
 * is still short.
 */
import { keepForShopper, readKept } from './shopper-storage.ts';
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb-scroll' satisfies StoredKey;
/** A position reveals nothing about the shopper. */
const OWNER = '';
/** How many pages' positions are kept in a tab. */
const MOST_KEPT = 20;
/** A page that is still too short after this time has really become shorter. */
const GIVE_UP_MS = 10_000;

/** Events that show that the shopper has begun to do something. */
const ACTIONS = ['blur', 'wheel', 'touchstart', 'pointerdown', 'keydown'];

let isFollowing = false;

/**
 * Returns to the kept position as soon as the page is long enough, unless the shopper acts first, and keeps the position
 * whenever the page is left. A second call does nothing.
 */
export function followScrollPosition(): void {
  if (isFollowing) return;
  isFollowing = true;
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const wasHere = entry?.type === 'back_forward' || entry?.type === 'reload';
  const position = keptPositions()[location.href];
  if (wasHere && position) returnTo(position);
  addEventListener('pagehide', () => {
    const { [location.href]: _, ...others } = keptPositions();
    const kept = [...Object.entries(others), [location.href, Math.round(scrollY)]].slice(-MOST_KEPT);
    keepForShopper(KEY, OWNER, { positions: Object.fromEntries(kept) });
  });
}

function keptPositions(): Record<string, unknown> {
  const { positions } = readKept(KEY, OWNER);
  return positions?.constructor === Object ? (positions as Record<string, unknown>) : {};
}

/** Scrolls down once the page is long enough. An element other than the island may be what makes the page long. */
function returnTo(position: unknown): void {
  if (typeof position !== 'number' || position <= scrollY) return;
  const growth = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < position) return;
    end();
    if (scrollY < position) scrollTo({ top: position, behavior: 'instant' });
  });
  function end(): void {
    growth.disconnect();
    clearTimeout(timer);
  }
  const timer = setTimeout(end, GIVE_UP_MS);
  growth.observe(document.body);
  onFirstAction(end);
}

/** Calls `react` when the shopper does something: from then on, the page must not be scrolled for them. */
export function onFirstAction(react: () => void): void {
  const ending = new AbortController();
  const { signal } = ending;
  const listener = () => {
    ending.abort();
    react();
  };
  for (const name of ACTIONS) addEventListener(name, listener, { capture: true, passive: true, signal });
}
