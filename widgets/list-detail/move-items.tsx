/** Moving ticked items to another list [2 §2 Moving]; loaded with the first press of its button. */
import { useEffect, useState } from 'react';
import { useMoveDialog } from '../../shared/stores/lists/use-moving.ts';
import { useStore } from '../../shared/stores/store.ts';
import { MoveEndingNotice, MoveToListDialog } from '../../shared/ui/lists/move-to-list.tsx';
import { createItemMoving } from './item-moving.ts';
import type { ListDetailState } from './list-detail-state.ts';

interface MoveItemsProps {
  page: ListDetailState;
  /** The list that the items are on. */
  listId: string;
  /** Their keys; a new array opens the dialog again. */
  keys: readonly string[];
}

/** Asks for the other list, and shows the outcome above the items. */
export function MoveItems({ page, listId, keys }: MoveItemsProps) {
  const [moving] = useState(() => createItemMoving(page));
  const ending = useStore(moving.$ending);
  const dialog = useMoveDialog(moving, [listId]);
  useEffect(() => moving.ask(keys), [moving, keys]);
  return (
    <>
      {ending && <MoveEndingNotice ending={ending} onRetry={moving.retry} onDismiss={moving.dismiss} />}
      {dialog && <MoveToListDialog {...dialog} />}
    </>
  );
}
