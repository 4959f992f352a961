import { afterEach, beforeEach, vi } from 'vitest';

export const ADD = 'POST cart/quick-add-to-cart';
export const READ = 'GET cart/cart-details/false';

/** The reply to a reading of the cart; quick order only needs that there is one. */
export const cart = () => ({ result: 'success', commerceItems: [], isEmptyCart: 'true' });

/** Every test of the file has timers of its own and no draft of another. */
export function keepTestsApart(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  });

  afterEach(() => {
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    sessionStorage.clear();
  });
}
