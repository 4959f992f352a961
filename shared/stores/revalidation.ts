/**
 * Decides when the cart must be read again: another tab has written to it, a script of the page asks for it (even before
 * this code was loaded), the page comes from the back/forward cache, the network is back, or the shopper returns to the page
 * after a while, or opens a page that was prerendered, perhaps before the last change. Tabs tell each other only that
 * something has changed.
 */
import { listen } from '../page/events.ts';
import { registry } from '../page/registry.ts';
import { joinTabs } from '../page/storage/other-tabs.ts';

/** Returning to a page fires several triggers at once. They are combined into one read. */
const GATHER_MS = 50;
const OLD_AFTER_MS = 30_000;

const rereads = new Set<() => void>();
let tellTabs: ReturnType<typeof joinTabs> | undefined;
let due = false;
let freshAt = 0;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Starts listening. A second call does nothing. */
function startRevalidation(): void {
  if (tellTabs) return;
  freshAt = Date.now();
  tellTabs = joinTabs('cart', revalidate);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) revalidate();
  });
  addEventListener('online', revalidate);
  document.addEventListener('prerenderingchange', revalidate);
  document.addEventListener('visibilitychange', () => {
    // The clock may have been set back.
    if (due || Math.abs(Date.now() - freshAt) > OLD_AFTER_MS) revalidate();
  });
  listen('cb:cart-refresh', revalidate);
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
 * Calls `reread` whenever the cart may have changed elsewhere. A function that is passed twice is called once.
 * @returns unsubscribe
 */
export function onRevalidate(reread: () => void): () => void {
  startRevalidation();
  // The page asked before any widget was loaded. Each widget that loads late, on a slow device, reads once.
  if (registry().cartChanged && !rereads.has(reread)) setTimeout(reread, GATHER_MS);
  rereads.add(reread);
  return () => rereads.delete(reread);
}

/** Tells the other tabs, without any data, that this tab has written to the cart. */
export function cartWritten(): void {
  startRevalidation();
  freshAt = Date.now();
  tellTabs?.();
}
