/** Decides when what the page shows of the shopper's lists must be read again: another tab has changed one of them. */
import { joinTabs } from '../../page/storage/other-tabs.ts';

const rereads = new Set<() => void>();
let due = false;

joinTabs('lists', () => {
  due = true;
  look();
});
document.addEventListener('visibilitychange', look);

function look(): void {
  if (!due || document.hidden) return;
  due = false;
  for (const reread of rereads) reread();
}

/**
 * Calls `reread` when another tab has changed the shopper's lists: at once, or when somebody looks at the page again.
 * @returns unsubscribe
 */
export function onListsWritten(reread: () => void): () => void {
  rereads.add(reread);
  return () => rereads.delete(reread);
}
