import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

/**
 * Follows a signal from a component, which renders again only when the value is another. Components read signals with this
 * hook alone: a bare `signal.value` is followed on Preact, and on React only after a call of `useSignals`.
 */
export function useSignalValue<Value>(source: ReadonlySignal<Value>): Value {
  useSignals();
  return source.value;
}
