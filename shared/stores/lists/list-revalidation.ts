/**
 * Decides when the shopper's lists must be read again: another tab or an earlier page has changed one of them, or the
 * shopper opens a page that was prerendered, perhaps before the last change.
 */
import { joinTabs } from '../../page/storage/other-tabs.ts';

const rereads = new Set<() => void>();
let due = false;

joinTabs('lists', () => {
  due = true;
  look();
});
document.addEventListener('visibilitychange', look);
document.addEventListener('prerenderingchange', rereadLists);

function look(): void {
  if (!due || document.hidden) return;
  due = false;
  rereadLists();
}

/** Rereads the lists on this page. */
export function rereadLists(): void {
  for (const reread of rereads) reread();
}

/**
 * Calls `reread` when another tab has changed the shopper's lists: at once, or once the page is visible again. Also when
 * the outcome of a change by an earlier page is known, and when a prerendered page is opened.
 * @returns unsubscribe
 */
export function onListsWritten(reread: () => void): () => void {
  rereads.add(reread);
  return () => rereads.delete(reread);
}
