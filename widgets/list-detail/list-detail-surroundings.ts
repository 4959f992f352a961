/**
 * The notices of the page, and what it shows instead of rows. The build makes one file of this module and its exports,
 * which is loaded once the page is shown.
 */
export { ListDetailNotices } from './list-detail-notices.tsx';
export { EmptyList, ListProblem, NoList, UnreadableListItems } from './missing-items.tsx';
