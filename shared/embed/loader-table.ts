/**
 * What the loader knows of the build: for each widget, when it is loaded, the files that it needs and the reads that
 * start beside them. The build writes the table as JSON into the loader, which every page loads.
 */
import type { FirstRead, LoadStrategy } from './widget-definition.ts';

export interface LoaderTable {
  /** The mark in the name of every file of the build. */
  mark: string;
  widgets: Record<string, LoaderRow>;
}

/** What the table says of one widget. Files are named without their mark. */
export interface LoaderRow {
  /** `eager` if absent. */
  load?: LoadStrategy;
  /** The modules that the widget's own needs before it runs, then what is fetched along; without the core. */
  modules: string[];
  firstReads?: FirstRead[];
}

/** What the loader does to load a widget. */
export interface LoadPlan {
  load: LoadStrategy;
  /** The two stylesheets, the widget's module, the others, what is fetched along. */
  files: string[];
  firstReads: FirstRead[];
}

/**
 * Reads what the table says of a widget.
 * @returns undefined if the table does not have the name
 */
export function loadPlan({ mark, widgets }: LoaderTable, name: string): LoadPlan | undefined {
  if (!Object.hasOwn(widgets, name)) return undefined;
  const { load = 'eager', modules, firstReads = [] } = widgets[name] as LoaderRow;
  return {
    load,
    files: [
      ...['base', name].map((file) => `${file}-${mark}.css`),
      ...[name, 'core', ...modules].map((file) => `${file}-${mark}.js`),
    ],
    firstReads,
  };
}
