import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '../../shared/domain/cart.ts';
import { parseLineQuantity } from '../../shared/domain/quantity.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { cancelLineEdit, commitLine, setLineQuantity } from '../../shared/stores/line-actions.ts';
import { $lineEdits, type LineEdit } from '../../shared/stores/line-edits.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { messages } from './cart-page-messages.ts';

/** How long bad input stands before it is cleared: as long as a quantity waits to be sent [1 §9]. */
const CLEARING_DELAY_MS = 1000;

/** What one line's quantity field shows and does. */
export interface LineQuantity {
  /** The pending quantity, or what the cart has. */
  quantity: number;
  /** The field's text: the quantity, or what is being typed where that is none. */
  text: string;
  /** What was typed last is no quantity. */
  invalid: boolean;
  /** 0 stands in the field: shall the line be removed? [1 §4] */
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
 * The rules of a quantity field [1 §4, §5]: 1 to 999 becomes the pending quantity, which the cart's queue sends
 * 1000 ms after the last change; 0 asks to remove; anything else is flagged, and cleared once typing has stopped:
 * clearing '1.' at its dot would turn '1.5' into an order of 5.
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
  // A removal under way wants 0, which nobody has typed.
  const quantity = edit?.wanted || line.quantity;
  const asksToRemove = draftText !== null && !invalid && draftText !== '';

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
      // An emptied field is on its way to another number: what was flagged before stays flagged.
      settle(text, bad || (text === '' && invalid));
      if (bad) clearing.current = setTimeout(clear, CLEARING_DELAY_MS);
    },
    step(next) {
      settle(null, false);
      setLineQuantity(line.id, next);
      announce(fill(messages.quantityNow, { name: line.name, quantity: next }));
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
