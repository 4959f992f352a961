import type { SyntheticEvent } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { findLine } from '../../../shared/stores/cart/cart.ts';
import { stepperHandlers } from '../../../shared/ui/cart/stepper-controls.tsx';
import { messages } from '../cart-page-messages.ts';
import {
  cancelQuantity,
  commitQuantity,
  readLineQuantity,
  stepQuantity,
  typeQuantity,
} from './line-quantity.ts';

/**
 * Returns the event handlers for quantity and Remove of all rows; spread them over the element around the rows. In a cart
 * of a thousand lines, handlers in each row would take a third of the page's memory.
 * @param removable whether lines may be removed
 */
export function lineHandlers(removable: boolean, onRemove: (line: CartLine) => void) {
  const steppers = stepperHandlers((control) => {
    const line = lineAt(control);
    if (!line) return undefined;
    return {
      quantity: readLineQuantity(line).quantity,
      minimumReason: messages.quantityMinimum,
      maximumReason: messages.quantityMaximum,
      onChange: ({ text }) => typeQuantity(line.id, text, removable),
      onStep: ({ quantity }) => stepQuantity(line, quantity),
      onCancel: () => cancelQuantity(line.id),
      onCommit({ by }) {
        commitQuantity(line.id);
        // Enter moves the focus to the line's question, if it asks one.
        if (by === 'enter') rowAt(control)?.querySelector<HTMLElement>('.cb-line__note button')?.focus();
      },
    };
  });

  return {
    ...steppers,
    onClick(event: SyntheticEvent) {
      steppers.onClick(event);
      const button = (event.target as Element).closest('.cb-line__remove');
      const line = button && lineAt(button);
      if (line) onRemove(line);
    },
  };
}

function rowAt(control: Element): HTMLElement | null {
  return control.closest('.cb-line');
}

function lineAt(control: Element): CartLine | undefined {
  return findLine(String(rowAt(control)?.dataset.line));
}
