/**
 * A message that is to be read on the next page, such as that a list was deleted. It lives in this tab's
 * storage for a minute at most and is gone once it was taken. Nothing personal may be in it.
 */

/** What is shown on the next page. */
export interface FlashMessage {
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
}

const KEY = 'cb:message';
const KEPT_MS = 60_000;
const TONES = /^(info|success|warning|danger)$/;

/** Stands in where storage is blocked: then the message is read on this page or not at all. */
let kept: string | undefined;

/** Sets the message for the next page. To be called just before the page is left. */
export function setFlashMessage({ tone, text }: FlashMessage): void {
  const written = JSON.stringify({ tone, text, at: Date.now() });
  try {
    sessionStorage.setItem(KEY, written);
    kept = undefined;
  } catch {
    kept = written;
  }
}

/** Takes the message that the page before has left: once, and only while it is news. */
export function takeFlashMessage(): FlashMessage | undefined {
  const written = kept ?? takeStored();
  kept = undefined;
  try {
    const { tone, text, at } = JSON.parse(written ?? '{}');
    const age = Date.now() - at;
    const isMessage = TONES.test(tone) && typeof text === 'string' && text !== '';
    return isMessage && age >= 0 && age < KEPT_MS ? { tone, text } : undefined;
  } catch {
    return undefined;
  }
}

function takeStored(): string | null {
  try {
    const written = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return written;
  } catch {
    return null;
  }
}
