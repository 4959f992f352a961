import { LIST_LIMITS } from '../domain/shopping-list.ts';
import { anything, identifier, required } from './coercers.ts';
import { fields } from './fields.ts';
import type { NewList } from './lists.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

const CopyReply = fields({ giftlistId: required(identifier) });

/** Deletes the shopper's own lists: POST `shopping-list/delete-list` [2 §7]. */
export function deleteLists(listIds: readonly string[]): Promise<Result<null>> {
  return post('shopping-list/delete-list', { selectedLists: listIds }, anything, () => null);
}

/**
 * Copies a list to the shopper's own: POST `shopping-list/copy-list`. Sent again, it makes a second copy.
 * @param copy.profileId whose list it is
 * @param copy.name and `description`: cut at 40 and 120 characters [2 §9]
 * @returns the copy's id
 */
export function copyList({
  listId,
  profileId,
  name,
  description,
}: NewList & { listId: string; profileId: string }): Promise<Result<string>> {
  const body = {
    giftlistId: listId,
    profileId,
    eventName: name.trim().slice(0, LIST_LIMITS.name),
    description: description.trim().slice(0, LIST_LIMITS.description),
  };
  return post('shopping-list/copy-list', body, CopyReply, ({ giftlistId }) => giftlistId);
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
