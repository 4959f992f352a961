import type { Result } from '../../domain/failure.ts';
import { command } from '../transport/post.ts';

/**
 * Tells the server that an order's confirmation was shown, for its tracking: POST `checkout/set-heap-track-id` [2 §4,
 * §7]. The request outlives the page, because shoppers soon leave a confirmation.
 */
export function reportOrder(orderId: string): Promise<Result<null>> {
  return command('checkout/set-heap-track-id', { heapTrackOrderId: orderId });
}
