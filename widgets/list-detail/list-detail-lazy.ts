/** What a list that is merely looked at can do without; fetched with the first press on Edit. */
export { EditList } from './edit-list.tsx';
