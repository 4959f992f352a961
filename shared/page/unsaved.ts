/** Work that the page still has to save before the shopper may be signed out. */

type Settle = () => Promise<boolean>;

const settling = new Set<Settle>();

/**
 * Makes signing out wait for a task.
 * @param settle sends pending changes, and resolves once all have ended: with false if something isn't saved
 * @returns unsubscribe
 */
export function settleBeforeSignOut(settle: Settle): () => void {
  settling.add(settle);
  return () => void settling.delete(settle);
}

/**
 * Saves all pending changes.
 * @param withinMs how long that may take
 * @returns false if something isn't saved, or not yet
 */
export async function settleAll(withinMs: number): Promise<boolean> {
  if (!settling.size) return true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, withinMs, false);
  });
  const settled = Promise.all([...settling].map((settle) => settle())).then((ends) => ends.every(Boolean));
  const isSettled = await Promise.race([settled, late]);
  clearTimeout(timer);
  return isSettled;
}
