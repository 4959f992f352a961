import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import type { Selection } from './selection.ts';

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
 * Ticks all rows on the screen, or none; unticking one row unticks it [2 §2]. While only some are ticked
 * it shows that.
 */
export function SelectAllBox({ selection, label }: Omit<SelectBoxProps, 'id'>) {
  useSignals();
  const box = useRef<HTMLInputElement>(null);
  const all = selection.all.value;
  const some = !all && selection.selected.value.size > 0;
  // No attribute says it.
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
    </label>
  );
}
