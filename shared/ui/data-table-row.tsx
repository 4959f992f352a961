import { memo } from 'react';
import type { Column } from './data-table.tsx';
import { TABLE_ROLES } from './table-roles.ts';

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

/** A row of a table; rendered again only when its row or the columns are other objects. */
export const DataTableRow = memo(TableRow) as typeof TableRow;
