/** Choosing items of the list for the cart; loaded when the pointer or the focus reaches its button. */
import { useMemo } from 'react';
import { listPicks } from '../../shared/domain/bulk-add/item-pick.ts';
import { useItemPicker } from '../../shared/stores/bulk-add/use-item-picker.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ItemPicker } from '../../shared/ui/bulk-add/item-picker.tsx';
import type { ListDetailState } from './list-detail-state.ts';

interface ChooseListItemsProps {
  page: ListDetailState;
  onClose: () => void;
}

/**
 * The picker with the items of the list as shown: with the quantities that are being typed, without the items that are being
 * removed [picker Places].
 */
export function ChooseListItems({ page, onClose }: ChooseListItemsProps) {
  const contents = useStore(page.table.$state, ({ shown }) => shown?.contents);
  const hidden = useStore(page.removals.$hidden);
  const items = useMemo(() => {
    const shown = contents?.items.filter(({ key }) => !hidden.has(key));
    return shown ? listPicks(shown.map(page.quantities.withWanted)) : null;
  }, [contents, hidden, page]);
  const picker = useItemPicker(`list:${contents?.list.id}`, items);
  return <ItemPicker {...picker} kind="list" unreadable={contents?.unreadable ?? 0} onClose={onClose} />;
}
