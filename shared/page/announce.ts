import { prepareLiveRegion } from './live-region.ts';

/** Long enough for assistive technology to see the region empty, short enough to follow the action. */
const GATHER_MS = 100;
/** Quick steps follow one another sooner; what follows the last one, such as that it is saved, comes later. */
const SETTLE_MS = 500;
/** After this the text is removed, so that nobody meets it while reading the page. */
const CLEAR_MS = 5000;

/** By text; the newest step has one place. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Has a screen reader read a text, politely. Texts that come at once are read together, equal ones once; the same text
 * later is read again.
 * @param step it tells of a step that others may follow quickly, as with a quantity: of these the last is read
 */
export function announce(text: string, step?: 'step'): void {
  waiting.set(step ?? text, text);
  clearTimeout(timer);
  show('');
  timer = setTimeout(
    () => {
      show([...new Set(waiting.values())].join(' '));
      waiting.clear();
      timer = setTimeout(show, CLEAR_MS, '');
    },
    step ? SETTLE_MS : GATHER_MS,
  );
}

function show(text: string): void {
  prepareLiveRegion().textContent = text;
}
