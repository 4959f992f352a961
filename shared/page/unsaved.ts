/** What the page still has to save before the shopper may be signed out. */

type Settle = () => Promise<boolean>;

const settling = new Set<Settle>();

/**
 * Has signing out wait for something.
 * @param settle sends what waits, and resolves once everything has ended: with false if something is not saved
 * @returns unsubscribe
 */
export function settleBeforeSignOut(settle: Settle): () => void {
  settling.add(settle);
  return () => void settling.delete(settle);
}

/**
 * Saves everything that waits.
 * @param withinMs how long that may take
 * @returns false if something is not saved, or not yet
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
