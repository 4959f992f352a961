/**
 * The rules of the quantity fields [1 §4, §5]: 1 to 999 becomes the pending quantity, which is sent 1000 ms after the last
 * change; 0 asks to remove; anything else is flagged, and cleared once typing has stopped. To clear '1.' at once would
 * turn '1.5' into an order of 5.
 */
import { atom } from 'nanostores';
import { useLayoutEffect } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { parseLineQuantity } from '../../../shared/domain/quantity.ts';
import { announce } from '../../../shared/page/announce.ts';
import { fill } from '../../../shared/page/messages.ts';
import { cancelLineEdit, commitLine, setLineQuantity } from '../../../shared/stores/cart/line-actions.ts';
import { $lineEdits, askAtLine, type LineEdit } from '../../../shared/stores/cart/line-edits.ts';
import { useRedraw } from '../../../shared/ui/hooks.ts';
import { messages } from '../cart-page-messages.ts';

/** How long bad input stands before it is cleared: as long as a quantity waits to be sent [1 §9 Delay]. */
const CLEARING_DELAY_MS = 1000;

/** What somebody has typed into a field. */
interface LineDraft {
  /** What stands in the field where that is no quantity; else the field shows the quantity. */
  text?: string;
  /** What was typed last is no quantity. */
  invalid?: boolean;
  /** Ends what waits for another text. */
  end?: () => void;
}

/** By line id. */
const $drafts = atom<Record<string, LineDraft | undefined>>({});

/** Of a thousand rows only the one whose line has changed does more than this comparison. */
const rows = new Map<() => void, string>();

function follow(now: Record<string, unknown>, before: Record<string, unknown> = {}): void {
  for (const [redraw, id] of rows) if (now[id] !== before[id]) redraw();
}

$lineEdits.listen(follow);
$drafts.listen(follow);

/** What one line's quantity field shows. */
export interface LineQuantity {
  /** The pending quantity, or what the cart has. */
  quantity: number;
  /** The field's text: the quantity, or what is being typed where that is none. */
  text: string;
  /** What was typed last is no quantity. */
  invalid: boolean;
  /** 0 stands in the field, so the shopper is asked whether to remove the line [1 §4 Quantity 0]. */
  asksToRemove: boolean;
  edit: LineEdit | undefined;
}

/** Follows the quantity field of one line, and forgets what was typed there when its row goes. */
export function useLineQuantity(line: CartLine): LineQuantity {
  const { id } = line;
  const redraw = useRedraw();
  useLayoutEffect(() => {
    rows.set(redraw, id);
    return () => {
      rows.delete(redraw);
      if ($drafts.get()[id]) settle(id);
    };
  }, [id, redraw]);
  return readLineQuantity(line);
}

/** What a line's quantity field shows now. */
export function readLineQuantity({ id, quantity: confirmed }: CartLine): LineQuantity {
  const edit = $lineEdits.get()[id];
  const { text, invalid = false } = $drafts.get()[id] ?? {};
  // The edit of a removal has quantity 0, which nobody has typed.
  const quantity = edit?.wanted || confirmed;
  return { quantity, text: text ?? String(quantity), invalid, asksToRemove: !invalid && Boolean(text), edit };
}

/** Another text stands in a line's field. @param removable Where a line may not be removed, 0 is bad input. */
export function typeQuantity(lineId: string, text: string, removable: boolean): void {
  const parsed = parseLineQuantity(text);
  if (parsed) {
    settle(lineId);
    setLineQuantity(lineId, parsed);
    return;
  }
  cancelLineEdit(lineId);
  const bad = text !== '' && (parsed === null || !removable);
  // In an emptied field another number is about to be typed: what was flagged before stays flagged.
  settle(lineId, text, bad || (text === '' && $drafts.get()[lineId]?.invalid));
}

/** A button or an arrow key has led to another quantity. */
export function stepQuantity({ id, name }: CartLine, quantity: number): void {
  settle(id);
  setLineQuantity(id, quantity);
  announce(fill(messages.quantityNow, { name, quantity }), 'step');
}

/** Enter was pressed, or the field was left: the quantity is sent at once. */
export function commitQuantity(lineId: string): void {
  const { text, invalid } = $drafts.get()[lineId] ?? {};
  if (invalid) settle(lineId, '', true);
  else if (text === '') settle(lineId);
  commitLine(lineId);
}

/** Puts back what the cart has. */
export function cancelQuantity(lineId: string): void {
  settle(lineId);
  cancelLineEdit(lineId);
}

function settle(lineId: string, text?: string, invalid?: boolean): void {
  $drafts.get()[lineId]?.end?.();
  const stopAsking = text || invalid ? askAtLine(lineId) : undefined;
  const clearing = text && invalid ? setTimeout(settle, CLEARING_DELAY_MS, lineId, '', true) : undefined;
  const end = () => {
    stopAsking?.();
    clearTimeout(clearing);
  };
  // Always another object: its row then renders, and the field shows again what it has where a key was rejected.
  $drafts.set({ ...$drafts.get(), [lineId]: { text, invalid, end } });
}
