/**
 * The notices of the page, and what stands in place of its rows. The build makes one file of this module and what it
 * exports; the file is loaded once the page is shown.
 */
export { ListDetailNotices } from './list-detail-notices.tsx';
export { EmptyList, ListProblem, NoList, UnreadableListItems } from './missing-items.tsx';
