import type { ReadableAtom } from 'nanostores';
import { useSyncExternalStore } from 'react';

/**
 * Follows a store from a component.
 * @param choose what of its value the component shows: it renders again only when that is another
 */
export function useStore<Value>(store: ReadableAtom<Value>): Value;
export function useStore<Value, Part>(store: ReadableAtom<Value>, choose: (value: Value) => Part): Part;
export function useStore<Value>(store: ReadableAtom<Value>, choose?: (value: Value) => unknown): unknown {
  return useSyncExternalStore(store.listen, () => (choose ? choose(store.get()) : store.get()));
}
