/**
 * Everything around the rows of the list pages: notices, outcomes of actions, failures, the empty table, the head of
 * the printed page, sorting and search. The build makes one file of this module and its exports, which is loaded once
 * the page is shown.
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
export { ListPages } from '../../ui/lists/list-pages.tsx';
export { TableProblem } from '../../ui/lists/table-problem.tsx';
export { LoginRedirect } from '../../ui/login-redirect.tsx';
export { PageNotices } from '../page-notices.tsx';
