import type { Result } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { anything } from '../transport/coercers.ts';
import { command } from '../transport/post.ts';
import { writeMadeList } from './copy-list.ts';
import { writeLists } from './write-lists.ts';

/**
 * Creates a shopping list, private by default: POST `shopping-list/new-list`.
 * @returns its id; undefined if the server doesn't send it
 */
export function createList({
  name,
  description,
  isPublic = false,
}: ListTexts): Promise<Result<string | undefined>> {
  const body = { eventName: name, description, isPublic };
  return writeMadeList('shopping-list/new-list', body);
}

/** Puts items into a list: POST `shopping-list/add-items`. A repeated request adds them again. */
export function addToList(
  listId: string,
  items: readonly { itemNumber: string; quantity: number }[],
): Promise<Result<null>> {
  const body = {
    giftlistId: listId,
    items: items.map(({ itemNumber, quantity }) => ({ productId: itemNumber, quantity })),
  };
  return writeLists('shopping-list/add-items', body, anything, () => null, { judgeAnswer: anyAnswer });
}

/** Deletes the shopper's own lists: POST `shopping-list/delete-list` [2 §7 List deletion]. */
export function deleteLists(listIds: readonly string[]): Promise<Result<null>> {
  const body = { selectedLists: listIds };
  return writeLists('shopping-list/delete-list', body, anything, () => null, { judgeAnswer: anyAnswer });
}

/** Sends a list to people by email: POST `shopping-list/email-list`. A repeated request sends a second email. */
export function emailList({
  listId,
  emails,
  message,
}: {
  listId: string;
  /** As typed: one address, or several separated by commas. */
  emails: string;
  message: string;
}): Promise<Result<null>> {
  const body = { giftlistId: listId, emailList: emails.trim(), message: message.trim() };
  return command('shopping-list/email-list', body);
}
