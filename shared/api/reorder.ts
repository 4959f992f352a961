import type { Infer } from 'superstruct';
import { type AddedProductsReading, addedProductsFields, toAddedProducts } from './added-products.ts';
import { coerce, coercer, flag } from './coercers.ts';
import { fields } from './fields.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';
import { messageLines, messagesOf } from './server-messages.ts';

/** What becomes of what is in the cart already [2 §7]. */
export type ReorderAction = 'keep' | 'clearCart';

/** What the server made of a reorder [2 §4]. */
export interface Reordered extends AddedProductsReading {
  /** Nothing has been added: the shopper is to choose what becomes of their cart. */
  asksToChoose: boolean;
  /** The server's words against it, or against some of its items. */
  errors: string[];
}

const messages = coercer((value) => messageLines(messagesOf(value)));

const ReorderFields = fields({ ...addedProductsFields, isCartModalFlag: flag, errorMessage: messages });
type ReorderFields = Infer<typeof ReorderFields>;

/** The answer may stand alone in a list [2 §7]. */
const ReorderReply = coercer((value) =>
  coerce(Array.isArray(value) ? (value[0] ?? {}) : value, ReorderFields),
) as typeof ReorderFields;

/**
 * Puts the items of an order into the cart once more: POST `order/reorder` [2 §7]. Where the server does not
 * say whether it has, having named no product counts as waiting for the choice.
 */
export function reorder(orderId: string): Promise<Result<Reordered>> {
  return post('order/reorder', { reorderOrderId: orderId }, ReorderReply, (reply) => {
    const read = toReordered(reply);
    const isSilent = read.added.length + read.refused.length + read.errors.length === 0;
    return { ...read, asksToChoose: !(reply.isCartModalFlag ?? !isSilent) };
  });
}

/** Does the same after the choice: POST `order/reorder-from-modal` [2 §7]. */
export function reorderAfterChoice(orderId: string, action: ReorderAction): Promise<Result<Reordered>> {
  return post('order/reorder-from-modal', { reorderOrderId: orderId, action }, ReorderReply, toReordered);
}

function toReordered(reply: ReorderFields): Reordered {
  return { ...toAddedProducts(reply), asksToChoose: false, errors: reply.errorMessage ?? [] };
}
