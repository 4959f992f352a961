import { findFriend } from '../../shared/api/friend-lists.ts';
import { isInDoubt } from '../../shared/api/in-doubt.ts';
import { copyList, deleteLists, emailList } from '../../shared/api/list-changes.ts';
import { createList, type NewList } from '../../shared/api/lists.ts';
import type { Failure } from '../../shared/api/result.ts';
import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { setFlashMessage, takeFlashMessage } from '../../shared/page/flash-message.ts';
import { fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { $session, markSessionEnded } from '../../shared/stores/session.ts';
import { listName } from '../../shared/ui/list-name.ts';
import { writeFailureLines } from '../../shared/ui/write-failure-lines.ts';
import { lazyMessages as messages } from './shopping-lists-lazy-messages.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

const LISTS_PAGE = '/account/list';

/**
 * Deletes lists and returns to the page of lists, which says so once [2 §2]. Where nobody knows whether it was
 * done, the lists that are still there tell.
 */
export async function deleteChosen(page: ShoppingListsState, listIds: readonly string[]): Promise<void> {
  const result = await deleteLists(listIds);
  page.close();
  if (!result.ok) {
    const doubtful = isInDoubt(result.failure);
    if (doubtful) await page.reread();
    const { whole } = page.$table.get();
    const gone = doubtful && whole && !whole.lists.some(({ id }) => listIds.includes(id));
    if (!gone) return tellFailure(page, result.failure);
  }
  setFlashMessage({ tone: 'success', text: messages.deleted });
  if (navigate(LISTS_PAGE, 'lists-deleted')) return;
  takeFlashMessage();
  page.tell({ tone: 'success', text: messages.deleted });
  await page.reread();
}

/** Makes a list [2 §2]. @returns what went wrong, in words */
export async function makeList(page: ShoppingListsState, list: NewList): Promise<string | undefined> {
  const result = await createList(list);
  if (!result.ok) return problemOf(result.failure, messages.makeFailed, messages.makeUnsure);
  page.tell({ tone: 'success', text: fill(messages.made, { name: list.name }), listId: result.value });
  void page.reread();
}

/** Copies a list under another name [2 §2]. @returns what went wrong, in words */
export async function copyTo(
  page: ShoppingListsState,
  list: ShoppingList,
  copy: NewList,
): Promise<string | undefined> {
  const { profileId = '' } = $session.get().visitor;
  const result = await copyList({ listId: list.id, profileId, ...copy });
  if (!result.ok) return problemOf(result.failure, messages.copyFailed, messages.copyUnsure);
  page.tell({ tone: 'success', text: fill(messages.copied, { name: copy.name }), listId: result.value });
  void page.reread();
}

/** Sends a list to others [2 §2]. @returns what went wrong, in words */
export async function sendByEmail(
  page: ShoppingListsState,
  list: ShoppingList,
  mail: { emails: string; message: string },
): Promise<string | undefined> {
  const result = await emailList({ listId: list.id, ...mail });
  if (!result.ok) return problemOf(result.failure, messages.emailFailed, messages.emailUnsure);
  page.tell({ tone: 'success', text: fill(messages.emailed, { name: listName(list) }) });
}

/** Leads to the lists of whoever has that address [2 §7]. @returns what went wrong, in words */
export async function goToFriend(email: string): Promise<string | undefined> {
  const result = await findFriend(email);
  if (!result.ok) return problemOf(result.failure, messages.friendFailed, messages.friendFailed);
  return navigate(result.value, 'friend-lists') ? undefined : messages.friendRefused;
}

function tellFailure(page: ShoppingListsState, failure: Failure): void {
  if (failure.kind === 'session') markSessionEnded();
  page.tell({ failure, failed: messages.deleteFailed, unsure: messages.deleteFailed });
}

function problemOf(failure: Failure, failed: string, unsure: string): string {
  if (failure.kind === 'session') markSessionEnded();
  return writeFailureLines(failure, { failed, unsure }).join(' ');
}
