import type { ReadonlySignal } from '@preact/signals-react';
import type { ChangeEvent } from 'react';
import type { Column } from './column.ts';
import { rowKeyAt } from './data-table.tsx';
import { SelectAllBox, SelectBox } from './select-box.tsx';
import { useSignalValue } from './use-signal-value.ts';

/** The ticked rows, and the functions that change them, as returned by `createSelection` of the stores. */
export interface RowSelection {
  offered: ReadonlySignal<readonly string[]>;
  inSight: ReadonlySignal<readonly string[]>;
  has: (id: string) => ReadonlySignal<boolean>;
  toggle: (id: string) => void;
  setAll: (ids: readonly string[], on: boolean) => void;
}

interface SelectColumnProps<Row> {
  selection: RowSelection;
  width: string;
  /** The name of the column; the label of the box above the rows by default. */
  heading?: string;
  /** The label of the box above the rows. */
  allLabel: string;
  keyOf: (row: Row) => string;
  labelOf: (row: Row) => string;
}

/**
 * The column of boxes at the start of each row, with a box above for all rows on the screen. Spread
 * `selectionHandlers` over the table's `handlers`.
 */
export function selectColumn<Row>(props: SelectColumnProps<Row>): Column<Row> {
  const { selection, width, allLabel, heading = allLabel, keyOf, labelOf } = props;
  return {
    key: 'select',
    width,
    heading,
    headingHidden: true,
    head: () => <SelectAllRows selection={selection} label={allLabel} />,
    cell: (row) => <SelectRow selection={selection} id={keyOf(row)} label={labelOf(row)} />,
  };
}

/** Returns the handlers for the boxes of all rows, whose keys are the ids of the selection. */
export function selectionHandlers(selection: Pick<RowSelection, 'toggle'>) {
  return {
    onChange({ target }: ChangeEvent<HTMLElement>) {
      if (target.matches('.cb-select-box__input')) selection.toggle(rowKeyAt(target));
    },
  };
}

interface SelectRowProps {
  selection: RowSelection;
  id: string;
  label: string;
}

/** Follows the tick of one row. */
function SelectRow({ selection, id, label }: SelectRowProps) {
  const ticked = useSignalValue(selection.has(id));
  return <SelectBox label={label} ticked={ticked} />;
}

/** Follows the ticks of all rows on the screen. */
function SelectAllRows({ selection, label }: Omit<SelectRowProps, 'id'>) {
  const ticked = useSignalValue(selection.inSight).length;
  const offered = useSignalValue(selection.offered).length;
  return (
    <SelectAllBox
      label={label}
      ticked={ticked}
      offered={offered}
      onSetAll={(on) => selection.setAll(selection.offered.peek(), on)}
    >
      <span className="cb-select-box__label">{label}</span>
    </SelectAllBox>
  );
}
