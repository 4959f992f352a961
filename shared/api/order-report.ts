import { anything } from './coercers.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/**
 * Tells the server that an order's confirmation was shown, for its tracking: POST `checkout/set-heap-track-id`
 * [2 §4, §7]. It outlives the page, since shoppers leave a confirmation soon.
 */
export function reportOrder(orderId: string): Promise<Result<null>> {
  const body = { heapTrackOrderId: orderId };
  return post('checkout/set-heap-track-id', body, anything, () => null, { keepalive: true });
}
