/**
 * What a list can be shown without: what sorts, searches and changes it, what went wrong, what came of a press, notices, what
 * is only printed. The build makes one file of this module and what it exports; the file is loaded once the page stands.
 */
import { useEffect } from 'react';
import { onListsWritten } from '../../shared/stores/lists/list-revalidation.ts';
import { usePageNotices } from '../../shared/stores/notices.ts';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import { Notices } from '../../shared/ui/notices.tsx';
import type { ListDetailState } from './list-detail-state.ts';

export { answerItemsQuery as answerQuery } from '../../shared/stores/lists/list-queries.ts';
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

/**
 * The notices of the page, and what is said at a quantity that is too long. From here on the list follows what other tabs
 * write.
 */
export function ListDetailNotices({ page }: { page: ListDetailState }) {
  useEffect(() => onListsWritten(() => void page.table.reread()), [page]);
  useEffect(() => followQuantityLimit(document.querySelector('.cb-list-detail')), []);
  return <Notices {...usePageNotices()} />;
}
