/** The program of a list's page in the schedules: its stores, without components. */
import { onPageRestored } from '../../../shared/page/leaving/page-restored.ts';
import { tellLeftWrites } from '../../../shared/stores/left-writes/tell-left-writes.ts';
import { onListsWritten } from '../../../shared/stores/lists/list-revalidation.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { createItemMoving } from '../../../widgets/list-detail/item-moving.ts';
import { createListDetail } from '../../../widgets/list-detail/list-detail-state.ts';

export { $notices } from '../../../shared/stores/notices.ts';
export { undoListRemoval } from '../../../widgets/list-detail/removals/list-undo.ts';

/**
 * Does what the page does when it opens: loads the list, follows other tabs, and takes over what earlier pages have
 * left.
 */
export const list = createListDetail();
export const moving = createItemMoving(list);
list.start();
onListsWritten(() => void list.enqueue(list.table.reread));
void tellLeftWrites(addNotice);
onPageRestored(() => void tellLeftWrites(addNotice));
