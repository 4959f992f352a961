import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import type { Column } from './data-table.tsx';

/** Which of a table's rows are ticked, by their ids. A search may put ticked rows out of sight. */
export interface Selection {
  /** The ticked rows, in sight or not. */
  selected: ReadonlySignal<ReadonlySet<string>>;
  /** The rows on the screen. */
  offered: ReadonlySignal<readonly string[]>;
  /** The ticked rows on the screen: nothing else may be deleted or removed. */
  inSight: ReadonlySignal<readonly string[]>;
  /** Whether there are rows on the screen and each of them is ticked. */
  all: ReadonlySignal<boolean>;
  /** Whether one row is ticked; the same signal at each call. */
  has(id: string): ReadonlySignal<boolean>;
  toggle(id: string): void;
  setAll(ids: readonly string[], on: boolean): void;
  /**
   * Says which rows are on the screen and can be ticked. The ticks of others are dropped, except of those that are
   * merely out of sight, as by a search.
   */
  offer(ids: readonly string[], outOfSight?: readonly string[]): void;
  clear(): void;
}

/** Makes a selection, empty at first. A tick renders the boxes whose state it changes and nothing else. */
export function createSelection(): Selection {
  const selected = signal<ReadonlySet<string>>(new Set());
  const offered = signal<readonly string[]>([]);
  const inSight = computed(() => offered.value.filter((id) => selected.value.has(id)));
  const all = computed(() => offered.value.length > 0 && inSight.value.length === offered.value.length);
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
    inSight,
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

interface SelectBoxProps {
  selection: Selection;
  id: string;
  /** Names the row: 'Select Biology 101'. */
  label: string;
}

/** Ticks one row. */
export function SelectBox({ selection, id, label }: SelectBoxProps) {
  useSignals();
  return (
    <label className="cb-select-box">
      <input
        className="cb-select-box__input"
        type="checkbox"
        aria-label={label}
        checked={selection.has(id).value}
        onChange={() => selection.toggle(id)}
      />
    </label>
  );
}

/**
 * Ticks all rows on the screen, or none; unticking one row unticks it [2 §2 List selection]. While only some are ticked
 * it shows that.
 */
export function SelectAllBox({ selection, label }: Omit<SelectBoxProps, 'id'>) {
  useSignals();
  const box = useRef<HTMLInputElement>(null);
  const all = selection.all.value;
  const some = !all && selection.inSight.value.length > 0;
  // There is no attribute for it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className="cb-select-box">
      <input
        ref={box}
        className="cb-select-box__input"
        type="checkbox"
        aria-label={label}
        checked={all}
        onChange={() => selection.setAll(selection.offered.peek(), !all)}
      />
      <span className="cb-select-box__label">{label}</span>
    </label>
  );
}

interface SelectColumnProps<Row> {
  selection: Selection;
  width: string;
  /** What the column and the box above the rows are called. */
  heading: string;
  allLabel: string;
  keyOf: (row: Row) => string;
  labelOf: (row: Row) => string;
}

/** The column of boxes that stands before the rows of a table. */
export function selectColumn<Row>(props: SelectColumnProps<Row>): Column<Row> {
  const { selection, width, heading, allLabel, keyOf, labelOf } = props;
  return {
    key: 'select',
    width,
    heading,
    headingHidden: true,
    head: () => <SelectAllBox selection={selection} label={allLabel} />,
    cell: (row) => <SelectBox selection={selection} id={keyOf(row)} label={labelOf(row)} />,
  };
}
