import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { report } from '../page/report.ts';

/**
 * Follows a store from a component.
 * @param choose what of its value the component shows: it renders again only when that is another
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value;
export function useStore<Value, Part>(store: ReadableAtom<Value>, choose: (value: Value) => Part): Part;
export function useStore<Value>(store: ReadableAtom<Value>, choose?: (value: Value) => unknown): unknown {
  return useSyncExternalStore(store.listen, () => (choose ? choose(store.get()) : store.get()));
}

/**
 * Changes a store. A listener that throws is reported, since one island's failure must not end the action of another.
 * The other listeners are called all the same.
 */
export function writeStore(change: () => void): void {
  try {
    change();
  } catch (error) {
    report('listener-failed', 'A listener of a store failed.', { error });
  }
}
