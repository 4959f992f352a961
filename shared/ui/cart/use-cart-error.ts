import { useEffect } from 'react';
import { type CartFailure, tellCartError } from '../../page/cart-error.ts';
import type { CartErrorAction } from '../../page/events.ts';

/** Tells scripts of the page about a failure that a component shows, like `tellCartError`; nothing without a failure. */
export function useCartError(
  action: CartErrorAction,
  failure: CartFailure | null | undefined,
  message: string,
): void {
  useEffect(() => {
    if (failure) tellCartError(action, failure, message);
  }, [action, failure, message]);
}
