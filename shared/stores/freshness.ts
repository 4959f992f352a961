/**
 * Decides when what the page shows of the cart must be read again: another tab has written, a script of
 * the page says so, the page is taken out of the back/forward cache, the network is back, or the page is
 * looked at after a while. Tabs tell one another that something changed and never what.
 */
import { listen } from '../page/events.ts';

const CHANNEL = 'cb';
/** Coming back to a page sets off several triggers at once; they are one reading. */
const GATHER_MS = 50;
const OLD_AFTER_MS = 30_000;

const rereads = new Set<() => void>();
let channel: BroadcastChannel | undefined;
let started = false;
let due = false;
let freshAt = 0;
let gathering: ReturnType<typeof setTimeout> | undefined;

/** Starts to listen; a second call does nothing. */
export function startFreshness(): void {
  if (started) return;
  started = true;
  freshAt = Date.now();
  channel = new BroadcastChannel(CHANNEL);
  // A channel never hears itself.
  channel.addEventListener('message', ({ data }) => {
    if (data?.t === 'cart') goStale();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) goStale();
  });
  addEventListener('online', goStale);
  document.addEventListener('visibilitychange', () => {
    if (due || Date.now() - freshAt > OLD_AFTER_MS) goStale();
  });
  listen('cb:cart-refresh', goStale);
}

function goStale(): void {
  due = true;
  if (document.hidden || gathering) return;
  gathering = setTimeout(() => {
    gathering = undefined;
    due = false;
    freshAt = Date.now();
    for (const reread of rereads) reread();
  }, GATHER_MS);
}

/** Has `reread` called whenever the cart may have changed elsewhere, once however often it is given. @returns ends it */
export function whenStale(reread: () => void): () => void {
  startFreshness();
  rereads.add(reread);
  return () => rereads.delete(reread);
}

/** Tells the other tabs, without any data, that this one has written to the cart. */
export function cartWritten(): void {
  startFreshness();
  freshAt = Date.now();
  channel?.postMessage({ t: 'cart', rev: freshAt });
}
