import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { rowSignals } from '../row-signals.ts';

/** The ids of the ticked rows of a list table. A search may hide ticked rows. */
export interface Selection {
  /** The ticked rows, visible or not. */
  selected: ReadonlySignal<ReadonlySet<string>>;
  /** The rows on the screen. */
  offered: ReadonlySignal<readonly string[]>;
  /** The ticked rows on the screen: no others may be deleted, removed or moved. */
  inSight: ReadonlySignal<readonly string[]>;
  /** Whether a row is ticked. */
  has(id: string): ReadonlySignal<boolean>;
  toggle(id: string): void;
  setAll(ids: readonly string[], on: boolean): void;
  /**
   * Sets the rows that are on the screen and can be ticked. Drops the ticks of all others except those that are only
   * hidden, as after a search.
   */
  offer(ids: readonly string[], outOfSight?: readonly string[]): void;
  clear(): void;
}

/**
 * Makes the selection of a table, empty at first. `selectColumn` of `ui/table/select-column.tsx` shows its boxes, and
 * `SelectedRows` of `ui/lists/selected-rows.tsx` shows the actions for the ticked rows. A tick renders its own box, the
 * box above the rows and `SelectedRows`.
 */
export function createSelection(): Selection {
  const selected = signal<ReadonlySet<string>>(new Set());
  const offered = signal<readonly string[]>([]);
  const inSight = computed(() => offered.value.filter((id) => selected.value.has(id)));

  function setAll(ids: readonly string[], on: boolean): void {
    const next = new Set(selected.peek());
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    selected.value = next;
  }

  return {
    selected,
    offered,
    inSight,
    has: rowSignals((id) => selected.value.has(id)),
    toggle: (id) => setAll([id], !selected.peek().has(id)),
    setAll,
    offer(ids, outOfSight = []) {
      const ticked = selected.peek();
      offered.value = [...new Set(ids)];
      const kept = [...new Set([...ids, ...outOfSight])].filter((id) => ticked.has(id));
      if (kept.length !== ticked.size) selected.value = new Set(kept);
    },
    clear() {
      selected.value = new Set();
    },
  };
}
