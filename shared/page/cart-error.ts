import type { FailureKind } from '../domain/failure.ts';
import type { CartErrorAction } from './events.ts';
import { emit } from './leaving/emit.ts';

const told = new WeakSet<object>();

/**
 * Tells scripts of the page that a change of the cart, or reading it, has failed [embedding Cart events].
 * @param failure is told once, however often it is shown
 * @param message the text that the shopper sees
 */
export function tellCartError(
  action: CartErrorAction,
  failure: { readonly kind: FailureKind },
  message: string,
): void {
  const { kind } = failure;
  if (told.has(failure) || kind === 'aborted') return;
  told.add(failure);
  emit('cb:cart-error', { action, kind, message });
}
