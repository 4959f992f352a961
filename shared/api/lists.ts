import { anything, identifier, required } from './coercers.ts';
import { fields } from './fields.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** A list that is to be made. */
export interface NewList {
  /** At most 40 characters [1 §9]. */
  name: string;
  /** At most 120 characters, or empty [1 §9]. */
  description: string;
}

const NewListReply = fields({ giftlistId: required(identifier) });

/** Makes a private shopping list: POST `shopping-list/new-list`. @returns its id */
export function createList({ name, description }: NewList): Promise<Result<string>> {
  const body = { eventName: name, description, isPublic: false };
  return post('shopping-list/new-list', body, NewListReply, ({ giftlistId }) => giftlistId);
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
