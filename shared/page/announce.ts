import { whenActivated } from './leaving/when-activated.ts';
import { prepareLiveRegion } from './live-region.ts';

/** Long enough for assistive technology to see the region empty, short enough to follow the action. */
const GATHER_MS = 100;
/** Quick steps follow each other within this time; the message after the last one, such as 'saved', comes later. */
const SETTLE_MS = 500;
/** After this the text is removed, so that nobody comes across it while reading the page. */
const CLEAR_MS = 5000;

/** By text; the newest step has a single entry. */
const waiting = new Map<string, string>();
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Announces a text politely to screen readers. Texts that arrive together are read together, equal ones once. The same
 * text is read again if it arrives later. Texts of a prerendered page are read once it is opened.
 * @param step the text is about a step that others may follow quickly, such as a change of quantity: only the last of
 *   these is read
 */
export function announce(text: string, step?: 'step'): void {
  whenActivated(() => gather(text, step));
}

function gather(text: string, step?: 'step'): void {
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
