/**
 * The rules of the quantity fields [1 §4, §5]. A number from 1 to 999 becomes the pending quantity, which is sent 1000 ms
 * after the last change. 0 asks whether to remove the line. Anything else is flagged, and cleared once typing has stopped:
 * clearing '1.' at once would turn '1.5' into an order of 5.
 */
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { LineEdit } from '../../../shared/domain/cart/line-edit.ts';
import { parseLineQuantity } from '../../../shared/domain/quantity.ts';
import { cancelLineEdit, commitLine, setLineQuantity } from '../../../shared/stores/cart/line-actions.ts';
import { $lineEdits, askAtLine } from '../../../shared/stores/cart/line-edits.ts';
import { useRedraw } from '../../../shared/ui/hooks.ts';

/** How long bad input stays before it is cleared: as long as a quantity waits before it is sent [1 §9 Delay]. */
const CLEARING_DELAY_MS = 1000;

/** Text in a field that isn't a quantity. */
interface LineDraft {
  /** The field's text. Without a text, the field shows the quantity. */
  text?: string;
  /** Whether the text last typed was flagged. */
  invalid?: boolean;
  /** Stops the timers of this draft. */
  end?: () => void;
}

/** By line id. */
const $drafts = atom<Record<string, LineDraft | undefined>>({});

/**
 * Redraws a row, by line id. One listener for all rows: with a thousand rows, only the row whose line has changed does
 * more than one comparison.
 */
const rows = new Map<() => void, string>();

function redrawChanged(now: Record<string, unknown>, before: Record<string, unknown> = {}): void {
  for (const [redraw, id] of rows) if (now[id] !== before[id]) redraw();
}

$lineEdits.listen(redrawChanged);
$drafts.listen(redrawChanged);

/** The state of one line's quantity field. */
export interface LineQuantity {
  /** The pending quantity, or the cart's. */
  quantity: number;
  /** The field's text: the quantity, or the typed text if that isn't one. */
  text: string;
  /** Whether the text last typed was flagged. */
  invalid: boolean;
  /** The field has 0, so the shopper is asked whether to remove the line [1 §4 Quantity 0]. */
  asksToRemove: boolean;
  edit: LineEdit | undefined;
}

/** Follows the quantity field of one line. Forgets its text when its row is removed. */
export function useLineQuantity(line: CartLine): LineQuantity {
  const { id } = line;
  const redraw = useRedraw();
  useLayoutEffect(() => {
    rows.set(redraw, id);
    return () => {
      rows.delete(redraw);
      if ($drafts.get()[id]) setDraft(id, {});
    };
  }, [id, redraw]);
  return readLineQuantity(line);
}

/** Returns the current state of a line's quantity field. */
export function readLineQuantity({ id, quantity: confirmed }: CartLine): LineQuantity {
  const edit = $lineEdits.get()[id];
  const { text, invalid = false } = $drafts.get()[id] ?? {};
  // The edit of a removal has quantity 0, which nobody has typed.
  const quantity = edit?.wanted || confirmed;
  return { quantity, text: text ?? String(quantity), invalid, asksToRemove: !invalid && Boolean(text), edit };
}

/**
 * Takes a new text of a line's field.
 * @param removable whether the line may be removed; if it may not, 0 is bad input
 */
export function typeQuantity(lineId: string, text: string, removable: boolean): void {
  const parsed = parseLineQuantity(text);
  if (parsed) {
    setDraft(lineId, {});
    setLineQuantity(lineId, parsed);
    return;
  }
  cancelLineEdit(lineId);
  // After the last digit is deleted, another number follows. A field that was flagged stays flagged.
  const invalid = text ? parsed === null || !removable : $drafts.get()[lineId]?.invalid;
  setDraft(lineId, { text, invalid });
}

/** Takes the quantity from a button or an arrow key. */
export function stepQuantity({ id }: CartLine, quantity: number): void {
  setDraft(id, {});
  setLineQuantity(id, quantity);
}

/** Sends the quantity at once. Call on Enter and when the focus leaves the field. */
export function commitQuantity(lineId: string): void {
  const { text, invalid } = $drafts.get()[lineId] ?? {};
  if (invalid) setDraft(lineId, { text: '', invalid });
  else if (text === '') setDraft(lineId, {});
  commitLine(lineId);
}

/** Restores the cart's quantity. */
export function cancelQuantity(lineId: string): void {
  setDraft(lineId, {});
  cancelLineEdit(lineId);
}

/** Replaces a line's draft, and stops the timers of the previous one. */
function setDraft(lineId: string, { text, invalid }: Pick<LineDraft, 'text' | 'invalid'>): void {
  $drafts.get()[lineId]?.end?.();
  const stopAsking = text || invalid ? askAtLine(lineId) : undefined;
  const clearing =
    text && invalid
      ? setTimeout(() => setDraft(lineId, { text: '', invalid: true }), CLEARING_DELAY_MS)
      : undefined;
  const end = () => {
    stopAsking?.();
    clearTimeout(clearing);
  };
  // Always a new object, so that the row renders: a field that rejected a key then shows its text again.
  $drafts.set({ ...$drafts.get(), [lineId]: { text, invalid, end } });
}
