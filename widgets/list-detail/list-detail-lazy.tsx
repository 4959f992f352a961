/**
 * What a list can be shown without: what sorts, searches and changes it, what went wrong, what came of a press, notices, what
 * is only printed. The build makes one file of this module and what it exports; the file is loaded once the page stands.
 */
import { useEffect } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { onListsWritten } from '../../shared/stores/lists/list-revalidation.ts';
import { usePageNotices } from '../../shared/stores/notices.ts';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import { Notices } from '../../shared/ui/notices.tsx';
import type { ListDetailState } from './list-detail-state.ts';

export { answerItemsQuery as answerQuery } from '../../shared/stores/lists/list-queries.ts';
export { EmptyState } from '../../shared/ui/content/empty-state.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export {
  AddingOutcome,
  CopyingOutcome,
  CopyList,
  ListMessageNotice,
} from '../../shared/ui/lists/list-outcomes.tsx';
export { TableProblem } from '../../shared/ui/lists/table-problem.tsx';
export { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
export { changeList, removalText, sendItemRemoval } from './list-writes.ts';

const messages = defineMessages('list-detail', { documentTitle: '{list} | {store}' });

/**
 * The notices of the page, and what is said at a quantity that is too long. From here on the list follows what other tabs
 * write, and the browser's tab has its name.
 */
export function ListDetailNotices({ page, name }: { page: ListDetailState; name: string | undefined }) {
  useEffect(() => {
    const { storeName: store } = configuration();
    if (name) document.title = store ? fill(messages.documentTitle, { list: name, store }) : name;
  }, [name]);
  useEffect(() => followQuantityLimit(document.querySelector('.cb-list-detail')), []);
  // After what is being saved, and before what is saved next: a reading beside a write may not have it.
  useEffect(() => onListsWritten(() => void page.enqueue(page.table.reread)), [page]);
  return <Notices {...usePageNotices()} />;
}
