/** The writes that change the list on the server; loaded once the page stands. */
import type { ListContents } from '../../shared/api/lists/list-items.ts';
import { changeList } from '../../shared/api/lists/list-to-cart.ts';
import { type Failure, isInDoubt, type Result } from '../../shared/domain/failure.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';

export { removalText } from './removal-text.ts';
export { changeList };

const DONE: Result<null> = { ok: true, value: null };

const NO_LIST: Failure = { kind: 'business', request: 'removeGiftitemIds', messages: [] };

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
  const result = await changeList({ list: now.list, items: [], removed });
  if (!result.ok && !isInDoubt(result.failure)) return result;
  await reread();
  const after = contents();
  const stays = after?.items.some(({ giftItemId }) => giftItemId && removed.includes(giftItemId));
  return result.ok || (after && !stays) ? DONE : result;
}
