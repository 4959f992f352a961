import { useState } from 'react';
import { normalizeItemNumber } from '../../../shared/domain/item-number.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { createListAdding } from '../../../shared/stores/lists/list-adding.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AddingOutcome } from '../../../shared/ui/lists/list-outcomes.tsx';
import { DismissibleNotice } from '../../../shared/ui/notices.tsx';
import { useSignalValue } from '../../../shared/ui/table/use-signal-value.ts';
import { emptyRow, isFilled } from '../quick-order-row.ts';
import type { QuickOrderState } from '../quick-order-state.ts';

const messages = defineMessages('quick-order', {
  listSaved: 'Saved to your list {name}: {count} {count:item|items}. Your rows are still here.',
  listAddAll: 'Add all from this list',
});

/** The list that the rows were saved to. */
export interface ListOfRows {
  id: string;
  name: string;
  /** How many items were added to it. */
  count: number;
}

interface SavedListProps {
  list: ListOfRows;
  quickOrder: QuickOrderState;
  onDismiss: () => void;
}

/**
 * Says that the rows are now a list and offers to add the whole list with one request [sheet Saving]. Rows whose items
 * were added are then removed from the form; the others stay.
 */
export function SavedList({ list, quickOrder, onDismiss }: SavedListProps) {
  const [adding] = useState(createListAdding);
  const busy = useSignalValue(adding.isAdding('all'));
  const outcome = useStore(adding.$outcome);

  async function addAll(): Promise<void> {
    await adding.add('all', ({ addListsToCart }) => addListsToCart([list.id]));
    const end = adding.$outcome.get();
    if (end?.kind !== 'added') return;
    const added = new Set(end.products.added.map(({ productId }) => normalizeItemNumber(productId)));
    for (const row of quickOrder.$rows.get().filter(isFilled)) {
      if (added.has(normalizeItemNumber(row.$content.get().itemNumber))) emptyRow(row);
    }
    quickOrder.arrange(quickOrder.$rows.get().filter(isFilled));
  }

  return (
    <>
      <DismissibleNotice tone="success" onDismiss={onDismiss}>
        {fill(messages.listSaved, { name: list.name, count: list.count })}{' '}
        <Button tone="link" busy={busy} onPress={addAll}>
          {messages.listAddAll}
        </Button>
      </DismissibleNotice>
      <AddingOutcome outcome={outcome} onDismiss={adding.dismiss} />
    </>
  );
}
