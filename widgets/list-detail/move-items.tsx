/** Moving ticked items to another list [2 §2 Moving]; loaded with the first press of its button. */
import { useEffect, useState } from 'react';
import { quantitiesByItem } from '../../shared/domain/cart/quantities-by-item.ts';
import { createMoving } from '../../shared/stores/lists/moving.ts';
import { useMoveDialog } from '../../shared/stores/lists/use-moving.ts';
import { useStore } from '../../shared/stores/store.ts';
import { MoveEndingNotice, MoveToListDialog } from '../../shared/ui/lists/move-to-list.tsx';
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

function createItemMoving({ table, quantities, removals, itemsOf }: ListDetailState) {
  return createMoving({
    async prepare(keys) {
      await quantities.flush();
      const isSaved = (key: string) => (quantities.editOf(key).peek()?.phase ?? 'saved') === 'saved';
      const isSettled = itemsOf(keys).length === keys.length && keys.every(isSaved);
      return isSettled ? null : { kind: 'unsettled' };
    },
    quantitiesOf: (keys) =>
      quantitiesByItem(itemsOf(keys).map(({ productId, quantity }) => ({ itemNumber: productId, quantity }))),
    takeAway: (keys, list) => removals.remove(itemsOf(keys), list),
    listsOf: () => [table.$state.get().shown?.contents.list.id ?? ''],
    left: (keys) => itemsOf(keys).map(({ key }) => key),
  });
}
