import { quantitiesByItem } from '../../shared/domain/cart/quantities-by-item.ts';
import { withQuantity } from '../../shared/domain/lists/shopping-list.ts';
import { createMoving } from '../../shared/stores/lists/moving.ts';
import type { ListDetailState } from './list-detail-state.ts';

/** Creates the moves of items from one list to another. */
export function createItemMoving({ table, quantities, removals, itemsOf }: ListDetailState) {
  return createMoving({
    async prepare(keys) {
      await quantities.flush();
      const isSaved = (key: string) => (quantities.editOf(key).peek()?.phase ?? 'saved') === 'saved';
      const isSettled = itemsOf(keys).length === keys.length && keys.every(isSaved);
      return isSettled ? null : { kind: 'unsettled' };
    },
    quantitiesOf: (keys) => quantitiesByItem(itemsOf(keys).map(withQuantity)),
    takeAway: (keys, list) => removals.remove(itemsOf(keys), list),
    listsOf: () => [table.$state.get().shown?.contents.list.id ?? ''],
    left: (keys) => itemsOf(keys).map(({ key }) => key),
  });
}
