import type { FailureKind } from '../domain/failure.ts';
import type { CartErrorAction } from './events.ts';
import { emit } from './leaving/emit.ts';

/** The part of a failure that scripts of the page receive. */
export interface CartFailure {
  readonly kind: FailureKind;
}

const told = new WeakSet<CartFailure>();

/**
 * Tells scripts of the page that a change of the cart, or reading it, has failed [embedding Cart events].
 * @param failure is reported once, even if several calls have the same object
 * @param message the text that the shopper sees
 */
export function tellCartError(action: CartErrorAction, failure: CartFailure, message: string): void {
  const { kind } = failure;
  if (told.has(failure) || kind === 'aborted') return;
  told.add(failure);
  emit('cb:cart-error', { action, kind, message });
}
