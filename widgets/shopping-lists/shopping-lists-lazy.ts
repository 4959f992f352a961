/**
 * What a table of lists that is merely looked at can do without: its dialogs and everything that changes
 * something. It is one file, fetched with the first press, and this module is what is in it.
 */
export { ListsDialogs } from './lists-dialogs.tsx';
