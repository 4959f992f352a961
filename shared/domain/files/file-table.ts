/** The content of a saved file: rows under headings. A number is an amount or a quantity; an item number is a text. */
export interface FileTable {
  headings: readonly string[];
  rows: readonly (readonly FileCell[])[];
}

/** One cell; empty if the value is unknown. */
export type FileCell = string | number | undefined;

/** Defines the wanted columns, each with a function that returns a row's cell. */
export function fileTable<Row>(
  rows: readonly Row[],
  columns: readonly (readonly [heading: string, cell: (row: Row) => FileCell] | false)[],
): FileTable {
  const wanted = columns.filter((column) => column !== false);
  return {
    headings: wanted.map(([heading]) => heading),
    rows: rows.map((row) => wanted.map(([, cell]) => cell(row))),
  };
}

/** Returns a file name that every system accepts: the letters, digits and hyphens of the given text. */
export function fileName(...parts: (string | undefined)[]): string {
  const name = parts
    .join('-')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [...name].slice(0, 80).join('') || 'file';
}
