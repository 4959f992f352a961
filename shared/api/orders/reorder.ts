import type { Infer } from 'superstruct';
import { messageLines, type Result } from '../../domain/failure.ts';
import type { ReorderAction } from '../../domain/orders/reorder.ts';
import { type AddedProductsReading, addedProductsFields, toAddedProducts } from '../cart/added-products.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { coerce, coercer, flag } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { post } from '../transport/post.ts';
import { messagesOf } from '../transport/server-messages.ts';

/** The server's result of a reorder [2 §4 Reorder]. */
export interface Reordered extends AddedProductsReading {
  /** Nothing has been added yet: the shopper must first choose what happens to their cart. */
  asksToChoose: boolean;
  /** The server's messages that refuse it or some of its items. */
  errors: string[];
}

const messages = coercer((value) => messageLines(messagesOf(value)));

const ReorderFields = fields({ ...addedProductsFields, isCartModalFlag: flag, errorMessage: messages });
type ReorderFields = Infer<typeof ReorderFields>;

/** The reply may be the only entry of a list [2 §7 Reorder]. */
const ReorderReply = coercer((value, reading) =>
  coerce(Array.isArray(value) ? (value[0] ?? {}) : value, ReorderFields, reading),
) as typeof ReorderFields;

/**
 * Adds the items of an order to the cart again: POST `order/reorder` [2 §7]. If the server doesn't say
 * whether it has, a reply without products and messages means that it waits for the choice.
 */
export function reorder(orderId: string): Promise<Result<Reordered>> {
  return post('order/reorder', { reorderOrderId: orderId }, ReorderReply, (reply) => {
    const read = toReordered(reply);
    const isSilent = read.added.length + read.refused.length + read.errors.length === 0;
    return { ...read, asksToChoose: !(reply.isCartModalFlag ?? !isSilent) };
  });
}

/** Does the same after the choice: POST `order/reorder-from-modal` [2 §7 Reorder]. */
export function reorderAfterChoice(orderId: string, action: ReorderAction): Promise<Result<Reordered>> {
  const body = { reorderOrderId: orderId, action };
  return post('order/reorder-from-modal', body, ReorderReply, toReordered, { judgeAnswer: anyAnswer });
}

function toReordered(reply: ReorderFields): Reordered {
  return { ...toAddedProducts(reply), asksToChoose: false, errors: reply.errorMessage ?? [] };
}
