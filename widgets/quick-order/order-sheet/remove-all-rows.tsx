import type { RefObject } from 'react';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { dismissBulkAdd } from '../../../shared/stores/bulk-add/bulk-add.ts';
import { ConfirmDialog } from '../../../shared/ui/dialog.tsx';
import { isFilled } from '../quick-order-row.ts';
import { focusField } from '../quick-order-row-fields.tsx';
import type { QuickOrderState } from '../quick-order-state.ts';

const messages = defineMessages('quick-order', {
  clearTitle: 'Remove all rows?',
  clearQuestion:
    'This clears {count} {count:row|rows} and what you typed in {count:it|them}. Your cart stays the same.',
  clearConfirm: 'Remove',
  clearCancel: 'Keep them',
});

interface RemoveAllRowsProps {
  quickOrder: QuickOrderState;
  root: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before all rows are removed, because typed text can't be restored. */
export function RemoveAllRows({ quickOrder, root, onClose }: RemoveAllRowsProps) {
  const count = quickOrder.$rows.get().filter(isFilled).length;

  function clear(): void {
    onClose();
    dismissBulkAdd();
    quickOrder.arrange([]);
    const [row] = quickOrder.$rows.get();
    // After the dialog has closed, which returns the focus to where it was.
    if (row) requestAnimationFrame(() => focusField(root.current, { row, field: 'itemNumber' }));
  }

  return (
    <ConfirmDialog
      title={messages.clearTitle}
      question={fill(messages.clearQuestion, { count })}
      confirmLabel={messages.clearConfirm}
      cancelLabel={messages.clearCancel}
      onConfirm={clear}
      onCancel={onClose}
    />
  );
}
