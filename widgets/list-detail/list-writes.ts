/** The writes that change the list on the server; loaded once the page is shown. */
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import { changeList, type ListDetails, type ListEdit } from '../../shared/api/lists/list-to-cart.ts';
import type { ListWriteOptions } from '../../shared/api/lists/write-lists.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import type { OpenWrite } from '../../shared/domain/open-write.ts';
import { watchLeaving } from '../../shared/page/leaving/watch-leaving.ts';
import { isMadeBefore, noteMade } from '../../shared/page/storage/made-writes.ts';
import { keepWhileOpen } from '../../shared/page/storage/open-writes.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';
import { claimTab } from '../../shared/page/storage/tab-claim.ts';
import { $session } from '../../shared/stores/session.ts';

export { settleBeforeSignOut } from '../../shared/page/unsaved.ts';
export { removalText } from './removals/removal-text.ts';

const DONE: Result<null> = { ok: true, value: null };

/** The server reported success, but its list hasn't changed. */
const UNCHANGED: Failure = { kind: 'not-json', request: 'POST add-products-to-cart', messages: [] };

const NO_LIST: Failure = { kind: 'business', request: 'removeGiftitemIds', messages: [] };

/** The outcome of a write of quantities. */
interface SentQuantities {
  result: Result<null>;
  /**
   * The server's reason for a refusal that arrived while the page was being left, so the shopper may not have
   * seen it.
   */
  unseen?: string[];
}

interface ShownList {
  contents: () => ListContents | null;
  reread: () => Promise<void>;
}

/**
 * Changes the list. If the reply doesn't say whether the change took effect, because it was lost, is inconclusive or
 * may be an earlier one, reads the list to find out [wire Writes, reliability Lost reply, reliability Old replies].
 * @param hasChange whether a list that was read has the change
 * @returns the failure if the list was read and doesn't have the change, or couldn't be read
 */
export async function changeAndConfirm(
  { contents, reread }: ShownList,
  edit: ListEdit,
  hasChange: (list: ListContents) => boolean,
  options?: ListWriteOptions,
): Promise<Result<null>> {
  const owner = ownerFor($session.get().visitor);
  const isRepeated = isMadeBefore(owner, edit);
  const result = await changeList(edit, options);
  if (result.ok) noteMade(owner, edit);
  if (result.ok ? !isRepeated : !isInDoubt(result.failure)) return result;
  const before = contents();
  await reread();
  const after = contents();
  const isRead = after !== before && after?.list.id === edit.list.id;
  if (isRead && hasChange(after)) return DONE;
  return isRead && result.ok ? { ok: false, failure: UNCHANGED } : result;
}

/** Saves quantities of the list. */
export async function sendQuantities(
  shown: ShownList,
  { list, items }: { list: ListDetails; items: readonly ListItem[] },
  options: ListWriteOptions,
): Promise<SentQuantities> {
  void claimTab();
  const { isLeaving, stop } = watchLeaving();
  const hasQuantities = (after: ListContents) =>
    items.every(({ key, quantity }) =>
      after.items.some((item) => item.key === key && item.quantity === quantity),
    );
  const result = await changeAndConfirm(shown, { list, items, removed: [] }, hasQuantities, options);
  stop();
  const isUnseen = !result.ok && (options.leaving || isLeaving());
  return { result, unseen: isUnseen ? refusalLines(result.failure) : undefined };
}

/**
 * Keeps a removal for the next page until it has ended, even while it waits its turn: the page may be left before it is
 * sent.
 */
export function keepItemRemoval(
  listId: string,
  items: readonly ListItem[],
  run: () => Promise<Result<null>>,
): Promise<Result<null>> {
  const write: OpenWrite = { kind: 'list-removal', listId, rows: idsOf(items).map((id) => ({ id })) };
  return keepWhileOpen(ownerFor($session.get().visitor), write, run);
}

/** Removes items from the list, and reads it again. */
export async function sendItemRemoval(shown: ShownList, items: readonly ListItem[]): Promise<Result<null>> {
  const before = shown.contents();
  if (!before) return { ok: false, failure: NO_LIST };
  const removed = idsOf(items);
  const areGone = (after: ListContents) =>
    !after.items.some(({ giftItemId }) => giftItemId && removed.includes(giftItemId));
  const result = await changeAndConfirm(shown, { list: before.list, items: [], removed }, areGone);
  if (result.ok && shown.contents() === before) await shown.reread();
  return result;
}

function idsOf(items: readonly ListItem[]): string[] {
  return items.flatMap(({ giftItemId }) => giftItemId ?? []);
}
