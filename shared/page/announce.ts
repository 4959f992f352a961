import { prepareLiveRegion } from './live-region.ts';

/** Long enough for assistive technology to see the region empty, short enough to follow the action. */
const GATHER_MS = 100;
/** After this the text is removed, so that nobody meets it while reading the page. */
const CLEAR_MS = 5000;

let waiting: string[] = [];
let clearing: ReturnType<typeof setTimeout> | undefined;

/**
 * Has a screen reader read a text, politely. Texts that come at once are read together; the same text twice is read
 * twice.
 */
export function announce(text: string): void {
  waiting.push(text);
  if (waiting.length > 1) return;
  clearTimeout(clearing);
  const region = prepareLiveRegion();
  region.textContent = '';
  setTimeout(() => {
    region.textContent = waiting.join(' ');
    waiting = [];
    clearing = setTimeout(() => {
      region.textContent = '';
    }, CLEAR_MS);
  }, GATHER_MS);
}
