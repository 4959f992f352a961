/**
 * What the loader knows of the build: for each widget, when it is loaded, the files that it needs and the reads
 * that start beside them. The build writes the table with `writeLoaderTable`, the loader reads it with `loaderRow`.
 *
 * Every page loads the table with all widgets. So it is one text, which compresses well.
 */
import type { FirstRead, LoadStrategy } from './widget-definition.ts';

/** What a table says of one widget. Files are relative to the directory of the build's assets. */
export interface LoaderRow {
  load: LoadStrategy;
  /** The widget's own module first. */
  modules: string[];
  /** The sheet of all widgets, and the widget's own. */
  styles: string[];
  /** What is fetched along: lazy parts, and the shared modules that they need. */
  parts: string[];
  firstReads: FirstRead[];
}

/** A row as the loader reads it. */
export interface ReadRow {
  load: LoadStrategy;
  /** The two styles, the widget's module, the others, the parts. */
  files: string[];
  /** Of each the path, then the state and the query that make it needless. */
  firstReads: string[][];
}

export interface LoaderTable {
  /** The mark in the name of every file of the build. */
  mark: string;
  /**
   * With semicolons between, and with blanks within each: the name; the strategy; a digit to base 36 for each shared
   * module, and behind a comma each what is fetched along, a part's name or such a digit; the first reads, each with the
   * part of the state block and the query that make it needless.
   * An example is `cart-page eager 02,cart-aside,5 cart/cart-details/false,cart,create=true`.
   */
  plans: string;
}

/**
 * Reads what the table says of a widget.
 * @returns undefined where the table does not have the name
 */
export function loaderRow({ mark, plans }: LoaderTable, name: string): ReadRow | undefined {
  const plan = plans
    .split(';')
    .map((one) => one.split(' '))
    .find(([first]) => first === name);
  if (!plan) return undefined;
  const [, load, numbers = '', ...reads] = plan;
  const [shared, ...parts] = numbers.split(',') as [string];
  return {
    load: load as LoadStrategy,
    files: [
      ...['base', name].map((file) => `${file}-${mark}.css`),
      ...[name, ...shared, ...parts].map((file) => `${file}-${mark}.js`),
    ],
    firstReads: reads.map((read) => read.split(',')),
  };
}

/**
 * Writes the table.
 * @param rows by widget name
 * @param mark the mark in the name of every file of the build
 * @throws when `loaderRow` would not read a row as it was: a file has another name, or a text contains a separator
 */
export function writeLoaderTable(rows: Record<string, LoaderRow>, mark: string): LoaderTable {
  const named = (file: string) => file.slice(0, -`-${mark}.js`.length);
  const plans = Object.entries(rows).map(([name, { load, modules, parts, firstReads }]) => {
    const later = parts.map(named);
    const numbers = [modules.slice(1).map(named).join(''), ...later].join(',');
    return [name, load, numbers, ...firstReads.map((read) => partsOf(read).join(','))].join(' ');
  });
  // Rows of the same modules stand together, which compresses best.
  const sorted = plans.toSorted((one, other) => modulesOf(one).localeCompare(modulesOf(other), 'en'));
  const table = { mark, plans: sorted.join(';') };
  for (const [name, { load, modules, styles, parts, firstReads }] of Object.entries(rows)) {
    const files = [...styles, ...modules, ...parts];
    const row: ReadRow = { load, files, firstReads: firstReads.map(partsOf) };
    const written = JSON.stringify(row);
    if (JSON.stringify(loaderRow(table, name)) !== written) {
      throw new Error(`the loader would not read this of ${name}: ${written}`);
    }
  }
  return table;
}

/** The part of a plan that says which modules it needs. */
function modulesOf(plan: string): string {
  return plan.split(' ')[2] ?? '';
}

/** Leaves out what is absent at the end. */
function partsOf({ path, unlessState, unlessQuery }: FirstRead): string[] {
  const parts: string[] = [path, unlessState ?? '', unlessQuery ?? ''];
  while (parts.at(-1) === '') parts.pop();
  return parts;
}
