import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { report } from '../page/report.ts';

/**
 * Follows a store from a component.
 * @param choose selects the part of the value that the component shows. The component renders again only when
 *   that part changes.
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value;
export function useStore<Value, Chosen>(store: ReadableAtom<Value>, choose: (value: Value) => Chosen): Chosen;
export function useStore<Value>(store: ReadableAtom<Value>, choose?: (value: Value) => unknown): unknown {
  return useSyncExternalStore(store.listen, () => (choose ? choose(store.get()) : store.get()));
}

/**
 * Changes a store. A listener that throws is reported and the other listeners are still called, so that the failure of one
 * island doesn't end the action of another.
 */
export function writeStore(change: () => void): void {
  try {
    change();
  } catch (error) {
    report('listener-failed', 'A listener of a store failed.', { error });
  }
}
