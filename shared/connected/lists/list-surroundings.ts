/**
 * What surrounds the rows of the list pages: notices, the outcome of an action, what went wrong, an empty table, the head of
 * the printed page, and what sorts and searches. The build makes one file of this module and what it exports; the file is
 * loaded once the page stands.
 */
export { answerFriendQuery, answerItemsQuery, answerOwnQuery } from '../../stores/lists/list-queries.ts';
export { EmptyState } from '../../ui/content/empty-state.tsx';
export { PrintHeader } from '../../ui/files/print-header.tsx';
export {
  AddingOutcome,
  CopyingOutcome,
  CopyList,
  ListMessageNotice,
} from '../../ui/lists/list-outcomes.tsx';
export { TableProblem } from '../../ui/lists/table-problem.tsx';
export { LoginRedirect } from '../../ui/login-redirect.tsx';
export { PageNotices } from '../page-notices.tsx';
