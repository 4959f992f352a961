/**
 * What the lists can be shown without: what sorts and searches, what went wrong, what came of a press, notices, what is only
 * printed. The build makes one file of this module and what it exports; the file is loaded once the page stands.
 */
import { usePageNotices } from '../../shared/stores/notices.ts';
import { Notices } from '../../shared/ui/notices.tsx';

export { answerFriendQuery as answerQuery } from '../../shared/stores/lists/list-queries.ts';
export { EmptyState } from '../../shared/ui/content/empty-state.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export { AddingOutcome, CopyingOutcome, CopyList } from '../../shared/ui/lists/list-outcomes.tsx';
export { TableProblem } from '../../shared/ui/lists/table-problem.tsx';

/** The notices of the page. */
export function FriendListsNotices() {
  return <Notices {...usePageNotices()} />;
}
