/** The files of a new widget: those of `template/`, an invented stock alert, under other names. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** The files of the template aren't sources of the project, so they have an additional extension. */
const EXTENSION = '.txt';

/** What a new widget is called in its different places. */
export interface WidgetNames {
  /** In HTML: 'stock-alert'. */
  name: string;
  /** Its component: 'StockAlert'. */
  component: string;
  /** In code: 'stockAlert'. */
  variable: string;
  /** A constant of the code: 'STOCK_ALERT'. */
  constant: string;
  /** On the page: 'Stock Alert'. */
  title: string;
}

const TEMPLATE_NAMES = namesOf('stock-alert');

/**
 * Derives the other names of a widget.
 * @param name in HTML
 * @throws if it isn't made of words with hyphens between them
 */
export function namesOf(name: string): WidgetNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}": expected words in small letters with hyphens between them, such as stock-alert`,
    );
  }
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const component = words.join('');
  return {
    name,
    component,
    variable: component.charAt(0).toLowerCase() + component.slice(1),
    constant: name.replaceAll('-', '_').toUpperCase(),
    title: words.join(' '),
  };
}

/** Returns the new files by their path below the root of the tree. */
export function filesOf(names: WidgetNames): Map<string, string> {
  const entries = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.sort().map((path) => {
      const file = relative(TEMPLATE, path).slice(0, -EXTENSION.length).split(sep).join('/');
      return [renamed(file, names), renamed(readFileSync(path, 'utf8'), names)];
    }),
  );
}

function renamed(text: string, names: WidgetNames): string {
  const keys = Object.keys(TEMPLATE_NAMES) as (keyof WidgetNames)[];
  return keys.reduce((so, key) => so.replaceAll(TEMPLATE_NAMES[key], names[key]), text);
}
