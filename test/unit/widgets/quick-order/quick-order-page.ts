import { afterEach, beforeEach, vi } from 'vitest';

export const ADD = 'POST cart/quick-add-to-cart';
export const READ = 'GET cart/cart-details/false';

let readings = 0;

/** The reply to a read of the cart. Quick order only needs one that shows what was added. */
export function cart() {
  readings += 1;
  const line = { commerceId: 'ci1', productId: 'OTHER1', displayName: 'Other', quantity: readings };
  return { result: 'success', commerceItems: [line] };
}

/** Every test of the file has its own timers and no draft of another test. */
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
