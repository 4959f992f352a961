/** The boxes that select rows. Each selection keeps its own ticks. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { handledAbove } from '../handled-above.ts';

interface SelectBoxProps {
  /** The name, with that of the row: 'Select Biology 101'. */
  label: string;
  ticked: boolean;
  disabled?: boolean;
  className?: string;
  /** Left out if an element around it handles the change, such as a table with `selectionHandlers`. */
  onToggle?: () => void;
}

/** Ticks one row. */
export function SelectBox({ label, ticked, disabled, className = '', onToggle }: SelectBoxProps) {
  return (
    <label className={`cb-select-box ${className}`.trim()}>
      <input
        className="cb-select-box__input"
        type="checkbox"
        aria-label={label}
        checked={ticked}
        disabled={disabled}
        onChange={onToggle ?? handledAbove}
      />
    </label>
  );
}

interface SelectAllBoxProps {
  label: string;
  /** How many of the rows are ticked. */
  ticked: number;
  /** How many rows can be ticked. */
  offered: number;
  disabled?: boolean;
  className?: string;
  /** The visible label; without it, the label is for screen readers only. */
  children?: ReactNode;
  onSetAll: (on: boolean) => void;
}

/**
 * Ticks all rows, or none; unticking one row unticks it [2 §2 List selection]. While only some rows are ticked, the box shows
 * that.
 */
export function SelectAllBox(props: SelectAllBoxProps) {
  const { label, ticked, offered, disabled, className = 'cb-select-box', children, onSetAll } = props;
  const box = useRef<HTMLInputElement>(null);
  const isAll = ticked > 0 && ticked === offered;
  const isSome = ticked > 0 && !isAll;
  // HTML has no attribute for it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={className}>
      <input
        ref={box}
        className="cb-select-box__input"
        type="checkbox"
        aria-label={label}
        checked={isAll}
        disabled={disabled}
        onChange={() => onSetAll(!isAll)}
      />
      {children}
    </label>
  );
}
