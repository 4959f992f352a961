import type { LineEdit } from './line-edit.ts';
import { isUnsettled } from './sent-edit.ts';

/**
 * Compares an edit with a newly read cart: ends it if the server has the wanted quantity, and decides an
 * unknown outcome.
 * @param quantity the server's quantity of the line; undefined if the line is gone
 * @returns the resulting edit; undefined if it has ended
 */
export function reconcileEdit(edit: LineEdit, quantity: number | undefined): LineEdit | undefined {
  const { wanted, phase } = edit;
  const hasArrived = quantity === wanted;
  if (phase === 'sending') return edit;
  if (quantity === undefined) return undefined;
  if (phase === 'confirming') return hasArrived ? { ...edit, phase: 'saved' } : edit;
  if (phase === 'saved') return hasArrived ? edit : undefined;
  // The reason stays. The cart may have been read late, such as after a write by an earlier page.
  if (phase === 'refused') return hasArrived ? edit : { ...edit, wanted: quantity };
  if (isUnsettled(edit) && hasArrived) return undefined;
  if (phase !== 'unknown') return edit;
  // It had no effect. A quantity can be retried; a removal has failed.
  return wanted ? { ...edit, phase: 'failed' } : { ...edit, phase: 'refused', wanted: quantity };
}
