/**
 * What a table's elements are, in so many words: browsers forget it where a style sheet makes cards of the
 * rows. Spread onto each element.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  rowHeading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
