import type { Sort } from '../domain/sort.ts';
import type { Column } from './data-table.tsx';
import { Icon } from './icon.tsx';
import { TABLE_ROLES } from './table-roles.ts';

/** Both ways are open, then the one that is in force. */
const sortIcons = {
  none: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  ascending: 'M6 14l6-6 6 6',
  descending: 'M6 10l6 6 6-6',
};

interface DataTableHeadingProps<Row, Key extends string> {
  column: Column<Row, Key>;
  sort?: Sort<Key>;
  onSort?: (key: Key) => void;
}

/** The head of a column; one that sorts is a button, which keeps the focus [accessibility rules]. */
export function DataTableHeading<Row, Key extends string>(props: DataTableHeadingProps<Row, Key>) {
  const { column, sort, onSort } = props;
  const { key, heading, headingHidden, sortKey, numeric, head } = column;
  const sorted = sort && sort.key === sortKey ? (sort.ascending ? 'ascending' : 'descending') : undefined;
  return (
    <th
      {...TABLE_ROLES.heading}
      className={`cb-table__heading cb-table__heading--${key}`}
      scope="col"
      aria-sort={sorted}
      data-numeric={numeric}
      data-control={!!sortKey || !!head}
    >
      {head?.() ??
        (sortKey ? (
          <button type="button" className="cb-table__sort" onClick={() => onSort?.(sortKey)}>
            {heading}
            <Icon path={sortIcons[sorted ?? 'none']} />
          </button>
        ) : (
          <span className={headingHidden ? 'cb-hidden-text' : 'cb-table__heading-text'}>{heading}</span>
        ))}
    </th>
  );
}
