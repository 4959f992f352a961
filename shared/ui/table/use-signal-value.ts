import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';

/**
 * Follows a signal from a component, which renders again only if the value changes. Components must read
 * signals with this hook: a bare `signal.value` is followed on Preact, but on React only after a call of
 * `useSignals`.
 */
export function useSignalValue<Value>(source: ReadonlySignal<Value>): Value {
  useSignals();
  return source.value;
}
