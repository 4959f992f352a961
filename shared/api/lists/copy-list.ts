import type { Result } from '../../domain/failure.ts';
import { LIST_LIMITS, type ListTexts } from '../../domain/lists/shopping-list.ts';
import { identifier, required } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { writeLists } from './write-lists.ts';

/** The reply that names the list that has been made. */
export const MadeListReply = fields({ giftlistId: required(identifier) });

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
  return writeLists('shopping-list/copy-list', body, MadeListReply, ({ giftlistId }) => giftlistId);
}
