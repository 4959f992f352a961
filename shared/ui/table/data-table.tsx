import { type CSSProperties, type DOMAttributes, memo } from 'react';
import type { Sort } from '../../domain/table.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { useUniqueId } from '../hooks.ts';
import { Icon } from '../icon.tsx';
import { lazyComponent } from '../lazy-component.tsx';
import type { Column } from './column.ts';

const messages = defineMessages('ui', {
  scrolled: '{caption}, scrollable',
});

const TableSort = lazyComponent(
  () => import('./table-sort.tsx'),
  ({ TableSort }) => TableSort,
) as typeof import('./table-sort.tsx').TableSort;

/**
 * The roles of a table's elements are explicit, because browsers drop the native roles once a stylesheet
 * turns the rows into cards.
 */
const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  rowHeading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The icons of a sortable column, by the current order of the rows. */
const sortIcons = {
  none: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  ascending: 'M6 14l6-6 6 6',
  descending: 'M6 10l6 6 6-6',
};

/** Handlers of events in the rows of a table. `rowKeyAt` says which row an event is from. */
export type RowHandlers = Pick<
  DOMAttributes<HTMLElement>,
  'onBlur' | 'onChange' | 'onClick' | 'onFocus' | 'onInput' | 'onKeyDown'
>;

interface DataTableProps<Row, Key extends string> {
  caption: string;
  /** The caption is for screen readers only: a heading above the table says the same. */
  captionHidden?: boolean;
  /** Pass the same array at each render; a new array renders every row again. */
  columns: readonly Column<Row, Key>[];
  /** A row is rendered again only if it is another object. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The order of the rows; left out if unknown. */
  sort?: Sort<Key>;
  onSort?: (key: Key) => void;
  /** Other rows are loading. */
  busy?: boolean;
  /** One set of listeners for all rows: with listeners of their own, thousands of rows would double the page's memory. */
  handlers?: RowHandlers;
}

/**
 * A table whose headings sort, and whose rows become cards if it is narrow [accessibility Tables]. If it is
 * too wide, it scrolls inside its own element, which is focusable for that.
 */
export function DataTable<Row, Key extends string = never>(props: DataTableProps<Row, Key>) {
  const { caption, captionHidden, columns, rows, keyOf, sort, onSort, busy = false, handlers } = props;
  const captionId = useUniqueId();
  const widths = widthsOf(columns);
  return (
    <section
      className="cb-table__scroller"
      aria-label={fill(messages.scrolled, { caption })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
      tabIndex={0}
      data-busy={busy}
    >
      {onSort && <TableSort columns={columns} sort={sort} onSort={onSort} busy={busy} />}
      <table
        {...TABLE_ROLES.table}
        className={widths ? 'cb-table cb-table--fixed' : 'cb-table'}
        style={widths}
        aria-labelledby={captionId}
        aria-busy={busy}
      >
        <caption className={captionHidden ? 'cb-hidden-text' : 'cb-table__caption'} id={captionId}>
          {caption}
        </caption>
        <thead {...TABLE_ROLES.group} className="cb-table__head">
          <tr
            {...TABLE_ROLES.row}
            className="cb-table__headings"
            data-sortable={columns.some(({ sortKey }) => sortKey)}
          >
            {columns.map((column) => (
              <DataTableHeading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group} {...handlers} className="cb-table__body">
          {rows.map((row) => (
            <DataTableRow key={keyOf(row)} id={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Returns the key of the row that an element is in; empty if it is in none. */
export function rowKeyAt(element: Element): string {
  return element.closest<HTMLElement>('.cb-table__row')?.dataset.row ?? '';
}

/** The widths of all columns, for the stylesheet; undefined if a column has none. */
function widthsOf<Row, Key extends string>(columns: readonly Column<Row, Key>[]): CSSProperties | undefined {
  const widths = columns.flatMap(({ width }) => width ?? []);
  if (widths.length < columns.length) return undefined;
  return { '--cb-table-columns': widths.join(' ') } as CSSProperties;
}

interface DataTableHeadingProps<Row, Key extends string> {
  column: Column<Row, Key>;
  sort?: Sort<Key>;
  onSort?: (key: Key) => void;
}

/** The head of a column; one that sorts is a button, which keeps the focus [accessibility Tables]. */
function DataTableHeading<Row, Key extends string>(props: DataTableHeadingProps<Row, Key>) {
  const { column, sort, onSort } = props;
  const { key, heading, headingHidden, sortKey, numeric, head } = column;
  const sorted = sort && sort.key === sortKey ? (sort.ascending ? 'ascending' : 'descending') : undefined;
  return (
    <th
      {...TABLE_ROLES.heading}
      className={`cb-table__heading cb-table__heading--${key}`}
      scope="col"
      // The button also has the name, but isn't shown above cards.
      aria-label={sortKey && heading}
      // Orca says this name only of what can have the focus.
      tabIndex={sortKey && -1}
      aria-sort={sorted}
      data-numeric={numeric}
      data-control={!!head}
    >
      {head?.() ??
        (sortKey ? (
          <>
            <button
              type="button"
              className="cb-table__sort"
              aria-label={heading}
              onClick={() => onSort?.(sortKey)}
            />
            <span className="cb-table__sort-name">
              {heading}
              <Icon path={sortIcons[sorted ?? 'none']} />
            </span>
          </>
        ) : (
          <span className={headingHidden ? 'cb-hidden-text' : 'cb-table__heading-text'}>{heading}</span>
        ))}
    </th>
  );
}

interface DataTableRowProps<Row, Key extends string> {
  id: string;
  row: Row;
  columns: readonly Column<Row, Key>[];
}

function TableRow<Row, Key extends string>({ id, row, columns }: DataTableRowProps<Row, Key>) {
  return (
    <tr {...TABLE_ROLES.row} className="cb-table__row" data-row={id}>
      {columns.map(({ key, heading, headingHidden, numeric, rowHeader, cell }) => {
        const shared = {
          className: `cb-table__cell cb-table__cell--${key}`,
          'data-numeric': numeric,
          'data-heading': headingHidden || rowHeader ? undefined : heading,
        };
        return rowHeader ? (
          <th key={key} {...TABLE_ROLES.rowHeading} {...shared} scope="row">
            {cell(row)}
          </th>
        ) : (
          <td key={key} {...TABLE_ROLES.cell} {...shared}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
}

/** A row of a table; rendered again only if its row or the columns are other objects. */
const DataTableRow = memo(TableRow) as typeof TableRow;
