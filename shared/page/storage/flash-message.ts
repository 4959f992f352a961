/**
 * A message that is shown once. One page leaves it for the next, for example after a list was deleted, or the server
 * prints it into the state block. It must not contain anything personal.
 */
import { writeJson } from '../../domain/json.ts';
import { registry } from '../registry.ts';
import { report } from '../report.ts';
import { readStateBlock } from '../state-block.ts';
import { leaveForNextPage, takeFromPageBefore } from './next-page.ts';
import type { StoredKey } from './stored-data.ts';

/** The message for the next page. */
export interface FlashMessage {
  tone: 'info' | 'success' | 'warning' | 'danger';
  text: string;
}

const KEY = 'cb:message' satisfies StoredKey;
const TONES = ['info', 'success', 'warning', 'danger'];

/** Sets the message for the next page. Call it just before the page is left. */
export function setFlashMessage({ tone, text }: FlashMessage): void {
  leaveForNextPage(KEY, { tone, text });
}

/**
 * Takes a message to show on this page: first the one that the previous page left, if it is recent, then the server's
 * own. Each is returned once.
 */
export function takeFlashMessage(): FlashMessage | undefined {
  const { tone, text } = takeFromPageBefore(KEY) ?? {};
  // Another release may know another tone.
  return typeof text === 'string' && text ? { tone: isTone(tone) ? tone : 'info', text } : takePrinted();
}

/** The `message` of the state block [embedding Server message]. An unknown tone counts as information. */
function takePrinted(): FlashMessage | undefined {
  const { message } = readStateBlock();
  const { state } = registry();
  // A function here was added to all objects by a script of the page.
  if (!state || state.isTold || message == null || typeof message === 'function') return undefined;
  state.isTold = true;
  const { tone, text } = Object(message) as Record<string, unknown>;
  if (typeof text !== 'string' || !text.trim()) {
    report('bad-state-value', '#cb-state: message.text: expected a text; the message is ignored.');
    return undefined;
  }
  if (isTone(tone)) return { tone, text };
  report(
    'bad-state-value',
    `#cb-state: message.tone: expected success, info, warning or danger, found ${writeJson(tone)}.`,
  );
  return { tone: 'info', text };
}

function isTone(tone: unknown): tone is FlashMessage['tone'] {
  return typeof tone === 'string' && TONES.includes(tone);
}
