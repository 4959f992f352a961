import type { Result } from '../../domain/failure.ts';
import { LIST_LIMITS, type ListTexts } from '../../domain/lists/shopping-list.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { identifier } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { writeLists } from './write-lists.ts';

const MadeListReply = fields({ giftlistId: identifier });

/** Creates a list. @returns its id; undefined if the server doesn't send it */
export function writeMadeList(path: string, body: object): Promise<Result<string | undefined>> {
  return writeLists(path, body, MadeListReply, ({ giftlistId }) => giftlistId, { judgeAnswer: anyAnswer });
}

/**
 * Copies a list to the shopper's own: POST `shopping-list/copy-list`. A repeated request creates a second copy.
 * @param copy.profileId whose list it is
 * @param copy.name and `description`: cut at 40 and 120 characters [2 §9 Lengths]
 * @returns the copy's id; undefined if the server doesn't send it
 */
export function copyList({
  listId,
  profileId,
  name,
  description,
}: ListTexts & { listId: string; profileId: string }): Promise<Result<string | undefined>> {
  const body = {
    giftlistId: listId,
    profileId,
    eventName: name.trim().slice(0, LIST_LIMITS.name),
    description: description.trim().slice(0, LIST_LIMITS.description),
  };
  return writeMadeList('shopping-list/copy-list', body);
}
