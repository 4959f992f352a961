/** The rows of a new widget in the files that list all widgets, pages or states. */
import type { WidgetNames } from './widget-files.ts';

/** A row, and where it is put. */
export interface NewRow {
  path: string;
  /** The text before which or after which the row is put; it occurs once. */
  place: { before: string } | { after: string };
  row: string;
}

/** Returns the rows for the lists of the tree. */
export function rowsOf({ name, component, title }: WidgetNames): NewRow[] {
  const page = `${component.charAt(0).toLowerCase()}${component.slice(1)}Page`;
  const states = name.replaceAll('-', '_').toUpperCase();
  return [
    {
      path: 'README.md',
      place: { before: '\n## One quantity change' },
      row: `| [\`${name}\`](widgets/${name}/README.md) | ${title.toLowerCase()} |\n`,
    },
    {
      path: 'shared/embed/CHANGELOG.md',
      place: { after: '## [Unreleased]\n\n### Added\n\n' },
      row: `- The widget \`${name}\`.\n`,
    },
    {
      path: 'demo-pages/server/pages/register-pages.ts',
      place: { before: 'import { registerFramedPages }' },
      row: `import { ${page} } from './content/${name}-page.ts';\n`,
    },
    {
      path: 'demo-pages/server/pages/register-pages.ts',
      place: { after: "  '/catalog-request': catalogRequestPage,\n" },
      row: `  '/${name}': ${page},\n`,
    },
    {
      path: 'demo-pages/server/pages/page-list.ts',
      place: { before: "      ['/catalog-request', " },
      row: `      ['/${name}', '${title}', 'A text, and a button that shows more of it.'],\n`,
    },
    {
      path: 'demo-pages/server/scenarios/all-scenarios.ts',
      place: { before: 'import type { Scenario }' },
      row: `import { ${states} } from './${name}.ts';\n`,
    },
    {
      path: 'demo-pages/server/scenarios/all-scenarios.ts',
      place: { after: '  ...FRAME,\n' },
      row: `  ...${states},\n`,
    },
    {
      path: 'test/pages/support/all-pages.ts',
      place: { before: "  '/catalog-request',\n" },
      row: `  '/${name}',\n`,
    },
    {
      path: 'test/pages/support/all-widgets.ts',
      place: { before: "      'catalog-request': {" },
      row: `      ${name.includes('-') ? `'${name}'` : name}: {},\n`,
    },
  ];
}

/**
 * Puts a row into the text of its file.
 * @throws if the place isn't there once, with the row to write by hand
 */
export function withRow(text: string, { path, place, row }: NewRow): string {
  const mark = 'before' in place ? place.before : place.after;
  if (text.split(mark).length !== 2) {
    throw new Error(`${path}: "${mark.trim()}" must be there once; add this by hand: ${row.trim()}`);
  }
  return text.replace(mark, () => ('before' in place ? row + mark : mark + row));
}
