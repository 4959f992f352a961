/**
 * The loader's table of the build: for each widget, when it loads, the files it needs, and the reads that
 * start with them. The build writes the table as JSON into the loader, which every page loads.
 */
import type { FirstRead, LoadStrategy } from './widget-definition.ts';

export interface LoaderTable {
  /** The mark in the name of every file of the build. */
  mark: string;
  /** By the names of the widgets that load alike, with spaces between them. */
  widgets: Record<string, LoaderRow>;
}

/** The table's entry for widgets that load alike. File names are without their mark. */
export interface LoaderRow {
  /** `eager` if absent. */
  load?: LoadStrategy;
  /**
   * The modules that the widget's own module needs before it runs, then those fetched along with it; without
   * the core.
   */
  modules: string[];
  firstReads?: FirstRead[];
}

/** The names of all widgets of the build. */
export function widgetNames({ widgets }: LoaderTable): string[] {
  return Object.keys(widgets).flatMap((names) => names.split(' '));
}

/** Returns a widget's row; undefined if the table doesn't have the name. */
export function rowOf({ widgets }: LoaderTable, name: string): LoaderRow | undefined {
  return Object.entries(widgets).find(([names]) => names.split(' ').includes(name))?.[1];
}
