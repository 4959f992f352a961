import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import type { Sort } from '../domain/sort.ts';
import { announce } from '../page/announce.ts';
import { fill } from '../page/messages.ts';
import { DataTableHeading } from './data-table-heading.tsx';
import { dataTableMessages as messages } from './data-table-messages.ts';
import { DataTableRow } from './data-table-row.tsx';
import { TABLE_ROLES } from './table-roles.ts';
import { useUniqueId } from './unique-id.ts';

/** One column of a table. */
export interface Column<Row, Key extends string = never> {
  /** Tells the column from the others; the class of its cells ends in it: `cb-table__cell--KEY`. */
  key: string;
  heading: string;
  /** The heading is only read out, as of a column of buttons. */
  headingHidden?: boolean;
  /** Makes the heading a button that sorts by this. */
  sortKey?: Key;
  /** Figures stand under one another, to the right. */
  numeric?: boolean;
  /** The cell that names its row. */
  rowHeader?: boolean;
  /**
   * How wide it is in a wide table, as grid tracks are: '120px'. Where every column says so, each row is laid out by
   * itself, which keeps hundreds of rows quick to move.
   */
  width?: string;
  cell: (row: Row) => ReactNode;
  /** Stands in the head instead of the heading, as a box that selects all rows. */
  head?: () => ReactNode;
}

interface DataTableProps<Row, Key extends string> {
  caption: string;
  /** The caption is only read out: a heading above the table says the same. */
  captionHidden?: boolean;
  /** The same list at each rendering, or every row is rendered again. */
  columns: readonly Column<Row, Key>[];
  /** A row is rendered again only when it is another object. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The order that the rows have; left out where nobody knows it. */
  sort?: Sort<Key>;
  onSort?: (key: Key) => void;
  /** Other rows are on their way; these stay until then. */
  busy?: boolean;
}

/**
 * A table whose headings sort, and whose rows are cards in a narrow place [accessibility rules]. The table
 * scrolls by itself where it is too wide, for which its place takes the focus. A new order is announced
 * once its rows are shown.
 */
export function DataTable<Row, Key extends string = never>(props: DataTableProps<Row, Key>) {
  const { caption, captionHidden, columns, rows, keyOf, sort, onSort, busy = false } = props;
  const captionId = useUniqueId();
  const sortText = textOf(columns, sort);
  const widths = widthsOf(columns);
  const told = useRef(sortText);
  useEffect(() => {
    if (busy || told.current === sortText) return;
    told.current = sortText;
    announce(sortText);
  }, [busy, sortText]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll what has the focus
    <section className="cb-table__place" aria-labelledby={captionId} tabIndex={0} data-busy={busy}>
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
          <tr {...TABLE_ROLES.row} className="cb-table__headings">
            {columns.map((column) => (
              <DataTableHeading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group} className="cb-table__body">
          {rows.map((row) => (
            <DataTableRow key={keyOf(row)} id={keyOf(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** For the style sheet; undefined where a column leaves its width to what is in it. */
function widthsOf<Row, Key extends string>(columns: readonly Column<Row, Key>[]): CSSProperties | undefined {
  const widths = columns.flatMap(({ width }) => width ?? []);
  if (widths.length < columns.length) return undefined;
  return { '--cb-table-columns': widths.join(' ') } as CSSProperties;
}

function textOf<Row, Key extends string>(columns: readonly Column<Row, Key>[], sort?: Sort<Key>): string {
  const column = sort && columns.find(({ sortKey }) => sortKey === sort.key);
  if (!column) return '';
  return fill(sort.ascending ? messages.sortedAscending : messages.sortedDescending, {
    column: column.heading,
  });
}
