/**
 * What happens once for each order, however often its confirmation is shown: after a reload, by the back button, in a
 * second tab. Kept are the numbers of the latest orders, and where storage is blocked, those of this page.
 */

/** `report`: to the server. `purchase`: to the tag manager and to those who show the cart. */
export type OnceTask = 'report' | 'purchase';

/** More orders than anybody comes back to. */
const MOST_KEPT = 20;

const ofThisPage = new Set<string>();

/** Takes a task of an order upon oneself. @returns false when it was taken before */
export function claim(task: OnceTask, orderId: string): boolean {
  const name = `${task} ${orderId}`;
  const kept = readKept(task);
  if (ofThisPage.has(name) || kept.includes(orderId)) return false;
  ofThisPage.add(name);
  keep(task, [...kept, orderId]);
  return true;
}

/** Gives a task back that could not be done: the next page that shows the order may try again. */
export function release(task: OnceTask, orderId: string): void {
  ofThisPage.delete(`${task} ${orderId}`);
  keep(
    task,
    readKept(task).filter((kept) => kept !== orderId),
  );
}

function readKept(task: OnceTask): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(task)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function keep(task: OnceTask, orderIds: unknown[]): void {
  try {
    localStorage.setItem(keyOf(task), JSON.stringify(orderIds.slice(-MOST_KEPT)));
  } catch {
    // Storage is blocked or full: this page remembers by itself.
  }
}

function keyOf(task: OnceTask): string {
  return `cb:order-${task}`;
}
