import type { Result } from '../../domain/failure.ts';
import { LIST_LIMITS, type ListTexts } from '../../domain/lists/shopping-list.ts';
import { anything, identifier, required } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { post } from '../transport/post.ts';

/** The reply that names the list that has been made. */
const MadeListReply = fields({ giftlistId: required(identifier) });

/** Makes a shopping list, a private one unless told: POST `shopping-list/new-list`. @returns its id */
export function createList({ name, description, isPublic = false }: ListTexts): Promise<Result<string>> {
  const body = { eventName: name, description, isPublic };
  return post('shopping-list/new-list', body, MadeListReply, ({ giftlistId }) => giftlistId);
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
  return post('shopping-list/add-items', body, anything, () => null);
}

/** Deletes the shopper's own lists: POST `shopping-list/delete-list` [2 §7 List deletion]. */
export function deleteLists(listIds: readonly string[]): Promise<Result<null>> {
  return post('shopping-list/delete-list', { selectedLists: listIds }, anything, () => null);
}

/**
 * Copies a list to the shopper's own: POST `shopping-list/copy-list`. Sent again, it makes a second copy.
 * @param copy.profileId whose list it is
 * @param copy.name and `description`: cut at 40 and 120 characters [2 §9 Lengths]
 * @returns the copy's id
 */
export function copyList({
  listId,
  profileId,
  name,
  description,
}: ListTexts & { listId: string; profileId: string }): Promise<Result<string>> {
  const body = {
    giftlistId: listId,
    profileId,
    eventName: name.trim().slice(0, LIST_LIMITS.name),
    description: description.trim().slice(0, LIST_LIMITS.description),
  };
  return post('shopping-list/copy-list', body, MadeListReply, ({ giftlistId }) => giftlistId);
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
