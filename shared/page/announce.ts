import { prepareLiveRegion } from './live-region.ts';

/** Long enough for assistive technology to see the region empty, short enough to follow the action. */
const GATHER_MS = 100;
/** After this the text is removed, so that nobody meets it while reading the page. */
const CLEAR_MS = 5000;
/** Quick steps follow one another sooner; what follows the last one, such as that it is saved, comes later. */
const SETTLE_MS = 500;

type Timer = ReturnType<typeof setTimeout>;

/** Texts that are about to be read; a set, since two parts may say the same at once. */
const waiting = new Set<string>();
let clearing: Timer | undefined;
/** What `announceLast` holds back. */
let last = '';
let settling: Timer | undefined;

/**
 * Has a screen reader read a text, politely. Texts that come at once are read together, equal ones once; the same text
 * later is read again.
 */
export function announce(text: string): void {
  clearTimeout(settling);
  const isFirst = waiting.size === 0;
  if (last) waiting.add(last);
  last = '';
  waiting.add(text);
  if (!isFirst) return;
  clearTimeout(clearing);
  const region = prepareLiveRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = [...waiting].join(' ');
    waiting.clear();
    clearing = setTimeout(() => {
      region.textContent = '';
    }, CLEAR_MS);
  }, GATHER_MS);
}

/** Has only the last of several texts read that follow one another quickly, such as a quantity at each step. */
export function announceLast(text: string): void {
  clearTimeout(settling);
  last = text;
  settling = setTimeout(() => announce(text), SETTLE_MS);
}
