import { computed, type ReadonlySignal, signal } from '@preact/signals-react';

/** Which of the rows on the screen are ticked, by their ids. */
export interface Selection {
  /** The ticked rows among those offered. */
  selected: ReadonlySignal<ReadonlySet<string>>;
  /** The rows that can be ticked now. */
  offered: ReadonlySignal<readonly string[]>;
  /** Whether there are rows and each of them is ticked. */
  all: ReadonlySignal<boolean>;
  /** Whether one row is ticked; the same signal at each call. */
  has(id: string): ReadonlySignal<boolean>;
  toggle(id: string): void;
  setAll(ids: readonly string[], on: boolean): void;
  /** Says which rows can be ticked; the ticks of others are dropped. */
  offer(ids: readonly string[]): void;
  clear(): void;
}

/** Makes a selection, empty at first. A tick renders the boxes whose state it changes and nothing else. */
export function createSelection(): Selection {
  const selected = signal<ReadonlySet<string>>(new Set());
  const offered = signal<readonly string[]>([]);
  const all = computed(() => offered.value.length > 0 && offered.value.every((id) => selected.value.has(id)));
  const boxes = new Map<string, ReadonlySignal<boolean>>();

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
    all,
    has(id) {
      let box = boxes.get(id);
      if (!box) {
        box = computed(() => selected.value.has(id));
        boxes.set(id, box);
      }
      return box;
    },
    toggle: (id) => setAll([id], !selected.peek().has(id)),
    setAll,
    offer(ids) {
      offered.value = ids;
      const kept = ids.filter((id) => selected.peek().has(id));
      if (kept.length !== selected.peek().size) selected.value = new Set(kept);
    },
    clear() {
      selected.value = new Set();
    },
  };
}
