import { computed, type ReadonlySignal } from '@preact/signals-react';

/**
 * Gives each row of a table its own signal. A cell follows it for state that is kept per row but isn't part
 * of the row object (a tick, a quantity being typed, an addition under way), so that a change renders only
 * the affected cells.
 *
 * The state keeps one signal for all rows, and exposes the function that this one returns:
 *
 *     const selected = signal<ReadonlySet<string>>(new Set());
 *     const has = rowSignals((id) => selected.value.has(id));
 *
 * The cell follows its row with `useSignalValue` of `ui/table/use-signal-value.ts`:
 *
 *     const ticked = useSignalValue(selection.has(list.id));
 *
 * All other state that a component follows is an atom, read with `useStore`.
 * @param read returns the value of one row, and follows the signals whose `value` it reads
 * @returns a function that returns the signal of a row, the same one at each call
 */
export function rowSignals<Value>(read: (id: string) => Value): (id: string) => ReadonlySignal<Value> {
  const signals = new Map<string, ReadonlySignal<Value>>();
  return (id) => {
    const known = signals.get(id) ?? computed(() => read(id));
    signals.set(id, known);
    return known;
  };
}
