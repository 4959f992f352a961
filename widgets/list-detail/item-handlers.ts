import type { RefObject, SyntheticEvent } from 'react';
import { stepperHandlers } from '../../shared/ui/cart/stepper-controls.tsx';
import { type RowHandlers, rowKeyAt } from '../../shared/ui/table/data-table.tsx';
import { selectionHandlers } from '../../shared/ui/table/select-column.tsx';
import type { ListDetailState } from './list-detail-state.ts';
import type { ItemSteppers } from './quantities/item-quantity.tsx';

interface ItemHandlersProps {
  page: ListDetailState;
  /** The steppers of the rows, by the rows' keys. */
  steppers: ItemSteppers;
  /** Takes the focus from the row that is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** Returns the handlers for box, quantity, Add to Cart and Remove of all rows. */
export function itemHandlers({ page, steppers, heading }: ItemHandlersProps): RowHandlers {
  const quantities = stepperHandlers((control) => steppers.get(rowKeyAt(control)));

  function press(button: Element): void {
    const [item] = page.itemsOf([rowKeyAt(button)]);
    if (!item) return;
    if (button.matches('.cb-list-detail__add:not([aria-disabled])')) void page.addItem(item);
    if (!button.matches('.cb-list-detail__remove')) return;
    // The row is hidden at once, and its Undo follows. Until then, no key acts on another row, and the rows
    // stay in view.
    heading.current?.focus({ preventScroll: true });
    void page.removals.remove([item]);
  }

  return {
    ...quantities,
    ...selectionHandlers(page.selection),
    onClick(event: SyntheticEvent) {
      quantities.onClick(event);
      const button = (event.target as Element).closest('.cb-button');
      if (button) press(button);
    },
  };
}
