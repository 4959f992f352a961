/** The rows of a new widget in the files that list all widgets, pages or states. */
import type { WidgetNames } from './widget-files.ts';

/** A row, and where it is put. */
export interface NewRow {
  path: string;
  /**
   * The text that the row is inserted before or after, or the heading of a section that has a list; it occurs once.
   */
  position: { before: string } | { after: string } | { heading: string; list: string };
  row: string;
}

/** Returns the rows for the lists of the tree. */
export function rowsOf({ name, variable, constant, title }: WidgetNames): NewRow[] {
  return [
    {
      path: 'README.md',
      position: { before: '\n## One quantity change' },
      row: `| [\`${name}\`](widgets/${name}/README.md) | ${title.toLowerCase()} |\n`,
    },
    {
      path: 'shared/embed/CHANGELOG.md',
      position: { heading: '## [Unreleased]\n', list: '### Added\n\n' },
      row: `- The widget \`${name}\`.\n`,
    },
    {
      path: 'demo-pages/server/pages/register-pages.ts',
      position: { before: 'import { registerFramedPages }' },
      row: `import { ${variable}Page } from './content/${name}-page.ts';\n`,
    },
    {
      path: 'demo-pages/server/pages/register-pages.ts',
      position: { after: "  '/catalog-request': catalogRequestPage,\n" },
      row: `  '/${name}': ${variable}Page,\n`,
    },
    {
      path: 'demo-pages/server/pages/page-list.ts',
      position: { before: "      ['/catalog-request', " },
      row: `      ['/${name}', '${title}', 'A text, and a button that shows more of it.'],\n`,
    },
    {
      path: 'demo-pages/server/scenarios/all-scenarios.ts',
      position: { before: 'import type { Scenario }' },
      row: `import { ${constant} } from './${name}.ts';\n`,
    },
    {
      path: 'demo-pages/server/scenarios/all-scenarios.ts',
      position: { after: '  ...FRAME,\n' },
      row: `  ...${constant},\n`,
    },
    {
      path: 'test/pages/support/all-pages.ts',
      position: { before: "  '/catalog-request',\n" },
      row: `  '/${name}',\n`,
    },
    {
      path: 'test/pages/support/all-widgets.ts',
      position: { before: "      'catalog-request': {" },
      row: `      ${name.includes('-') ? `'${name}'` : name}: {},\n`,
    },
  ];
}

/**
 * Puts a row into the text of its file.
 * @throws if the position isn't there once, with the row to write by hand
 */
export function withRow(text: string, { path, position, row }: NewRow): string {
  const mark =
    'heading' in position ? position.heading : 'before' in position ? position.before : position.after;
  const [before = '', after, ...more] = text.split(mark);
  if (after === undefined || more.length > 0) {
    throw new Error(`${path}: "${mark.trim()}" must be there once; add this by hand: ${row.trim()}`);
  }
  if ('before' in position) return before + row + mark + after;
  return before + mark + ('heading' in position ? withEntry(after, position.list, row) : row + after);
}

/**
 * Inserts an entry at the start of its list, which ends with the section at the latest. If there is no list, the
 * section gets one at its start.
 */
function withEntry(text: string, list: string, entry: string): string {
  const end = text.search(/^## /m);
  const section = end < 0 ? text : text.slice(0, end);
  const at = section.indexOf(list);
  if (at < 0) return `\n${list}${entry}${text}`;
  const from = at + list.length;
  return text.slice(0, from) + entry + text.slice(from);
}
