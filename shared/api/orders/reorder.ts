import type { Infer } from 'superstruct';
import { messageLines, type Result } from '../../domain/failure.ts';
import type { ReorderAction } from '../../domain/orders/reorder.ts';
import { type AddedProductsReading, addedProductsFields, toAddedProducts } from '../cart/added-products.ts';
import { anyAnswer } from '../transport/any-answer.ts';
import { coerce, coercer, flag } from '../transport/coercers.ts';
import { messagesOf } from '../transport/envelope.ts';
import { fields } from '../transport/fields.ts';
import { post } from '../transport/post.ts';

/** What the server made of a reorder [2 §4 Reorder]. */
export interface Reordered extends AddedProductsReading {
  /** Nothing is added yet: the shopper has to choose what becomes of their cart. */
  asksToChoose: boolean;
  /** The server's words against it, or against some of its items. */
  errors: string[];
}

const messages = coercer((value) => messageLines(messagesOf(value)));

const ReorderFields = fields({ ...addedProductsFields, isCartModalFlag: flag, errorMessage: messages });
type ReorderFields = Infer<typeof ReorderFields>;

/** The answer may stand alone in a list [2 §7 Reorder]. */
const ReorderReply = coercer((value, reading) =>
  coerce(Array.isArray(value) ? (value[0] ?? {}) : value, ReorderFields, reading),
) as typeof ReorderFields;

/**
 * Puts the items of an order into the cart once more: POST `order/reorder` [2 §7]. Where the server does not say
 * whether it has done so, a reply without products and messages means that it waits for the choice.
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
