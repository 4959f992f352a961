import { text } from './coercers.ts';
import { fields } from './fields.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

const SubmitReply = fields({ error: text });

/**
 * Submits a temporary business-to-institution order: POST `profile/submit-temp-b2i-order` [2 §7].
 * @returns whether it is submitted: nothing but the server's error flag 'false' says so [2 §4]
 */
export function submitOrder(orderId: string): Promise<Result<boolean>> {
  const path = 'profile/submit-temp-b2i-order';
  return post(path, { orderId }, SubmitReply, ({ error }) => error === 'false');
}
