/** Choosing items of the list for the cart; loaded when the pointer or the focus reaches its button. */
import { useMemo } from 'react';
import { listPicks } from '../../shared/domain/bulk-add/item-pick.ts';
import { useItemPicker } from '../../shared/stores/bulk-add/use-item-picker.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ItemPicker } from '../../shared/ui/bulk-add/item-picker.tsx';
import type { PublicListState } from './public-list-state.ts';

interface ChoosePublicItemsProps {
  page: PublicListState;
  onClose: () => void;
}

/** The picker with all items of the list, including those that a search hides [picker Places]. */
export function ChoosePublicItems({ page, onClose }: ChoosePublicItemsProps) {
  const contents = useStore(page.table.$state, ({ shown }) => shown?.contents);
  const items = useMemo(() => (contents ? listPicks(contents.items) : null), [contents]);
  const picker = useItemPicker(`list:${contents?.list.id}`, items);
  return <ItemPicker {...picker} kind="list" unreadable={contents?.unreadable ?? 0} onClose={onClose} />;
}
