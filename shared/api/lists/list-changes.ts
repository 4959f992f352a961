import type { Result } from '../../domain/failure.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { anything } from '../transport/coercers.ts';
import { post } from '../transport/post.ts';
import { MadeListReply } from './copy-list.ts';
import { writeLists } from './write-lists.ts';

/** Makes a shopping list, a private one unless told: POST `shopping-list/new-list`. @returns its id */
export function createList({ name, description, isPublic = false }: ListTexts): Promise<Result<string>> {
  const body = { eventName: name, description, isPublic };
  return writeLists('shopping-list/new-list', body, MadeListReply, ({ giftlistId }) => giftlistId);
}

/** Puts items into a list: POST `shopping-list/add-items`. Sent again, it adds them once more. */
export function addToList(
  listId: string,
  items: readonly { itemNumber: string; quantity: number }[],
): Promise<Result<null>> {
  const body = {
    giftlistId: listId,
    items: items.map(({ itemNumber, quantity }) => ({ productId: itemNumber, quantity })),
  };
  return writeLists('shopping-list/add-items', body, anything, () => null);
}

/** Deletes the shopper's own lists: POST `shopping-list/delete-list` [2 §7 List deletion]. */
export function deleteLists(listIds: readonly string[]): Promise<Result<null>> {
  return writeLists('shopping-list/delete-list', { selectedLists: listIds }, anything, () => null);
}

/** Sends a list to people by email: POST `shopping-list/email-list`. Sent again, it sends a second one. */
export function emailList({
  listId,
  emails,
  message,
}: {
  listId: string;
  /** As typed: one address, or several between commas. */
  emails: string;
  message: string;
}): Promise<Result<null>> {
  const body = { giftlistId: listId, emailList: emails.trim(), message: message.trim() };
  return post('shopping-list/email-list', body, anything, () => null);
}
