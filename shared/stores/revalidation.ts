/**
 * Decides when what the page shows of the cart must be read again: another tab has written, a script of the page says
 * so (also before this code had come), the page is taken out of the back/forward cache, the network is back, or the page is looked at after a while.
 * Tabs tell one another only that something has changed.
 */
import { listen } from '../page/events.ts';
import { registry } from '../page/registry.ts';
import { joinTabs } from '../page/storage/other-tabs.ts';

/** Returning to a page fires several triggers at once; they make one reading. */
const GATHER_MS = 50;
const OLD_AFTER_MS = 30_000;

const rereads = new Set<() => void>();
let tellTabs: ReturnType<typeof joinTabs> | undefined;
let due = false;
let freshAt = 0;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Starts to listen; a second call does nothing. */
export function startRevalidation(): void {
  if (tellTabs) return;
  freshAt = Date.now();
  tellTabs = joinTabs('cart', revalidate);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) revalidate();
  });
  addEventListener('online', revalidate);
  document.addEventListener('visibilitychange', () => {
    if (due || Date.now() - freshAt > OLD_AFTER_MS) revalidate();
  });
  listen('cb:cart-refresh', revalidate);
  if (registry().cartChanged) revalidate();
}

function revalidate(): void {
  due = true;
  if (document.hidden || gathering) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    due = false;
    freshAt = Date.now();
    for (const reread of rereads) reread();
  }, GATHER_MS);
}

/**
 * Calls `reread` whenever the cart may have changed elsewhere; a function that is given twice is called once. @returns
 * unsubscribe
 */
export function onRevalidate(reread: () => void): () => void {
  startRevalidation();
  rereads.add(reread);
  return () => rereads.delete(reread);
}

/** Tells the other tabs, without any data, that this one has written to the cart. */
export function cartWritten(): void {
  startRevalidation();
  freshAt = Date.now();
  tellTabs?.();
}
