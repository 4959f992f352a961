import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import { parseLineQuantity } from '../../shared/domain/quantity.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { cancelLineEdit, commitLine, setLineQuantity } from '../../shared/stores/cart/line-actions.ts';
import { $lineEdits, askAtLine, type LineEdit } from '../../shared/stores/cart/line-edits.ts';
import { useStore } from '../../shared/stores/store.ts';
import { messages } from './cart-page-messages.ts';

/** How long bad input stands before it is cleared: as long as a quantity waits to be sent [1 §9 Delay]. */
const CLEARING_DELAY_MS = 1000;

/** What one line's quantity field shows and does. */
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
  type(text: string): void;
  step(quantity: number): void;
  /** Enter, or leaving the field: the quantity is sent at once. */
  commit(): void;
  /** Puts back what the cart has. */
  cancel(): void;
}

/**
 * The rules of a quantity field [1 §4, §5]: 1 to 999 becomes the pending quantity, which is sent 1000 ms after the last
 * change; 0 asks to remove; anything else is flagged, and cleared once typing has stopped. To clear '1.' at once would
 * turn '1.5' into an order of 5.
 *
 * @param line The line as the cart has it.
 * @param removable Where a line may not be removed, 0 is bad input.
 */
export function useLineQuantity(line: CartLine, removable: boolean): LineQuantity {
  const edit = useStore($lineEdits, (edits) => edits[line.id]);
  const [draftText, setDraftText] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clearing.current), []);
  // The edit of a removal has quantity 0, which nobody has typed.
  const quantity = edit?.wanted || line.quantity;
  const asksToRemove = draftText !== null && !invalid && draftText !== '';
  const unanswered = invalid || asksToRemove;
  useEffect(() => (unanswered ? askAtLine(line.id) : undefined), [unanswered, line.id]);

  function settle(text: string | null, isInvalid: boolean): void {
    clearTimeout(clearing.current);
    setDraftText(text);
    setInvalid(isInvalid);
  }

  function clear(): void {
    settle('', true);
  }

  return {
    quantity,
    text: draftText ?? String(quantity),
    invalid,
    asksToRemove,
    edit,
    type(text) {
      const parsed = parseLineQuantity(text);
      if (parsed) {
        settle(null, false);
        setLineQuantity(line.id, parsed);
        return;
      }
      cancelLineEdit(line.id);
      const bad = text !== '' && (parsed === null || !removable);
      // In an emptied field another number is about to be typed: what was flagged before stays flagged.
      settle(text, bad || (text === '' && invalid));
      if (bad) clearing.current = setTimeout(clear, CLEARING_DELAY_MS);
    },
    step(next) {
      settle(null, false);
      setLineQuantity(line.id, next);
      announce(fill(messages.quantityNow, { name: line.name, quantity: next }), 'step');
    },
    commit() {
      if (invalid) {
        if (draftText) clear();
      } else if (draftText === '') {
        settle(null, false);
      }
      commitLine(line.id);
    },
    cancel() {
      settle(null, false);
      cancelLineEdit(line.id);
    },
  };
}
