/**
 * The sort order of a table: announces it, and lets the shopper choose it from a list if the rows are cards.
 * Loaded once the table is shown.
 */
import { useEffect, useRef } from 'react';
import type { Sort } from '../../domain/table.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Icon } from '../icon.tsx';
import type { Column } from './column.ts';

const messages = defineMessages('ui', {
  sortBy: 'Sort by',
  sortUnset: 'Sort by…',
  sortReverse: 'Sorted by {column}, {direction}. Reverse the order',
  sortAscending: 'ascending',
  sortDescending: 'descending',
  sortedAscending: 'Sorted by {column}, ascending.',
  sortedDescending: 'Sorted by {column}, descending.',
});

/** An arrow up, or down. */
const DIRECTIONS = {
  ascending: 'M12 19V5M6 11l6-6 6 6',
  descending: 'M12 5v14M6 13l6 6 6-6',
};

interface TableSortProps<Key extends string> {
  columns: readonly Pick<Column<never, Key>, 'key' | 'heading' | 'sortKey'>[];
  sort?: Sort<Key>;
  onSort: (key: Key) => void;
  busy: boolean;
}

/**
 * A list of the columns to sort by, with a button that reverses the order; shown only if the rows are cards.
 * Announces a new order once its rows are shown [accessibility Tables].
 */
export function TableSort<Key extends string>({ columns, sort, onSort, busy }: TableSortProps<Key>) {
  const sorting = columns.filter(({ sortKey }) => sortKey);
  const current = sorting.find(({ sortKey }) => sortKey === sort?.key);
  const column = current?.heading ?? '';
  const text =
    current && fill(sort?.ascending ? messages.sortedAscending : messages.sortedDescending, { column });
  const told = useRef(text);
  useEffect(() => {
    if (busy || told.current === text) return;
    told.current = text;
    if (text) announce(text);
  }, [busy, text]);
  const direction = sort?.ascending ? 'ascending' : 'descending';
  const directionText = sort?.ascending ? messages.sortAscending : messages.sortDescending;
  return (
    <div className="cb-table-sort">
      <label className="cb-table-sort__label">
        <span className="cb-table-sort__text">{messages.sortBy}</span>
        <select
          className="cb-table-sort__select"
          value={current?.key ?? ''}
          onChange={({ target }) => {
            const chosen = sorting.find(({ key }) => key === target.value);
            if (chosen?.sortKey) onSort(chosen.sortKey);
          }}
        >
          {!current && (
            <option value="" hidden>
              {messages.sortUnset}
            </option>
          )}
          {sorting.map(({ key, heading }) => (
            <option key={key} value={key}>
              {heading}
            </option>
          ))}
        </select>
      </label>
      {current?.sortKey && (
        <button
          type="button"
          className="cb-icon-button"
          aria-label={fill(messages.sortReverse, { column, direction: directionText })}
          onClick={() => current.sortKey && onSort(current.sortKey)}
        >
          <Icon path={DIRECTIONS[direction]} />
        </button>
      )}
    </div>
  );
}
