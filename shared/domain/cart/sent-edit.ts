/** What became of a change that was sent. Separate from `line-edit.ts`, because no page asks before the first write. */
import type { LineEdit } from './line-edit.ts';

/** Whether an edit neither took effect nor is on its way, so that the cart isn't what the shopper wants. */
export function isUnsettled(edit: LineEdit | undefined): edit is LineEdit {
  return edit?.phase === 'failed' || edit?.phase === 'unknown';
}

/**
 * Whether an edit in this phase was sent, but its outcome was unknown when the page was left. The phase may
 * be any text.
 */
export function isSentPhase(phase: unknown): boolean {
  return phase === 'sending' || phase === 'unknown' || phase === 'confirming';
}
