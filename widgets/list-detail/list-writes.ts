/** The writes that change the list on the server; loaded once the page is shown. */
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import { changeList, type ListEdit } from '../../shared/api/lists/list-to-cart.ts';
import type { ListWriteOptions } from '../../shared/api/lists/write-lists.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import type { OpenWrite } from '../../shared/domain/open-write.ts';
import { watchLeaving } from '../../shared/page/leaving/watch-leaving.ts';
import { keepWhileOpen } from '../../shared/page/storage/open-writes.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';
import { claimTab } from '../../shared/page/storage/tab-claim.ts';
import { $session } from '../../shared/stores/session.ts';

export { settleBeforeSignOut } from '../../shared/page/unsaved.ts';
export { removalText } from './removal-text.ts';

const DONE: Result<null> = { ok: true, value: null };

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

/** Saves quantities of the list. */
export async function sendQuantities(edit: ListEdit, options: ListWriteOptions): Promise<SentQuantities> {
  void claimTab();
  const { isLeaving, stop } = watchLeaving();
  const result = await changeList(edit, options);
  stop();
  const isUnseen = !result.ok && (options.leaving || isLeaving());
  return { result, unseen: isUnseen ? refusalLines(result.failure) : undefined };
}

interface ShownList {
  contents: () => ListContents | null;
  reread: () => Promise<void>;
}

/** Removes items from the list. If the reply was lost, reads the list to find out. */
export async function sendItemRemoval(
  { contents, reread }: ShownList,
  items: readonly ListItem[],
): Promise<Result<null>> {
  const now = contents();
  if (!now) return { ok: false, failure: NO_LIST };
  const removed = items.flatMap(({ giftItemId }) => giftItemId ?? []);
  const rows = removed.map((id) => ({ id }));
  const write: OpenWrite = { kind: 'list-removal', listId: now.list.id, rows };
  const result = await keepWhileOpen(ownerFor($session.get().visitor), write, () =>
    changeList({ list: now.list, items: [], removed }),
  );
  if (!result.ok && !isInDoubt(result.failure)) return result;
  await reread();
  const after = contents();
  const stays = after?.items.some(({ giftItemId }) => giftItemId && removed.includes(giftItemId));
  return result.ok || (after && !stays) ? DONE : result;
}
