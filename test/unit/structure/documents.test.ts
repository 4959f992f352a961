// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findWidgets, readDefinitions } from '../../../shared/build/find-widgets.mjs';
import { expectNone } from './breaches.ts';
import { calledPaths } from './references.ts';
import { ROOT } from './source-files.ts';

interface Described {
  attributes: Record<string, { required?: boolean; default?: unknown }>;
}

/** The cells of each table row whose first cell begins with a name in backticks, by that name. */
function rowsByName(markdown: string, pattern: RegExp): Map<string, string[]> {
  const rows = markdown.split('\n').filter((line) => line.trimStart().startsWith('|'));
  return new Map(
    rows.flatMap((row) => {
      const cells = row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim());
      const name = /^\[?`<?([a-z0-9-]+)>?`/.exec(cells[0] ?? '')?.[1];
      return name && pattern.test(name) ? [[name, cells] as const] : [];
    }),
  );
}

/** Finds differences between a widget's README and its definition. */
function disagreements(name: string, readme: string, { attributes }: Described): string[] {
  const rows = rowsByName(readme, /^data-/);
  const problems = Object.entries(attributes).flatMap(([attribute, { default: fallback, required }]) => {
    const row = rows.get(attribute)?.slice(1).join(' | ');
    if (row === undefined) return [`${name}: no row for ${attribute}`];
    if (required && !/\b(yes|required)\b/i.test(row)) return [`${name}: ${attribute} is required`];
    const shown = fallback === undefined || fallback === '' || row.includes(`\`${fallback}\``);
    return shown ? [] : [`${name}: the default of ${attribute} is \`${fallback}\``];
  });
  const unknown = [...rows.keys()].filter(
    (attribute) => attribute !== 'data-cb-load' && !attributes[attribute],
  );
  return [...problems, ...unknown.map((attribute) => `${name}: there is no ${attribute}`)];
}

/** The paths in the first cells of a document's tables: 'GET `cart/cart-details/{create}`'. */
function documentedPaths(markdown: string): string[] {
  return [...markdown.matchAll(/^\| (?:GET|POST) `([^`]+)` \|/gm)].map(([, path = '']) => path);
}

/** Finds differences between the document of the server's calls and the code. */
function differences(documented: string[], called: string[]): string[] {
  return [
    ...called.filter((path) => !documented.includes(path)).map((path) => `not in the document: ${path}`),
    ...documented.filter((path) => !called.includes(path)).map((path) => `never called: ${path}`),
  ];
}

/** The sections of a widget's README, in their order; others may stand before the last one. */
const SECTIONS = ['Attributes', 'Connections', 'States', 'Accessibility'];

/** The sections that a widget's README lacks, or has in another order. */
function missingSections(readme: string): string[] {
  const headings = [...readme.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const present = headings.filter((heading) => SECTIONS.includes(heading));
  return present.join() === SECTIONS.join()
    ? []
    : SECTIONS.filter((_, index) => present[index] !== SECTIONS[index]);
}

/** How many bytes the README may have, not counting the rows that it gains with each widget. */
const README_LIMIT = 7000;

describe('documents', () => {
  let definitions: Map<string, Described>;
  beforeAll(async () => {
    ({ definitions } = await readDefinitions(ROOT, await findWidgets(ROOT)));
  });

  it('list every widget in the README, and no other [architecture References]', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const names = new Set(definitions.keys());
    const section = /^## [^\n]*\bwidgets\b[^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/im.exec(readme)?.[1] ?? '';
    const listed = [...rowsByName(section, /./).keys()];
    expectNone(
      [...names].filter((name) => !listed.includes(name)),
      "add the widget's row to the table 'The widgets' of README.md.",
    );
    expectNone(
      listed.filter((name) => !names.has(name)),
      "take the row out of the table 'The widgets' of README.md: no folder of widgets/ has that name.",
    );
  });

  it('say in each widget’s README what its definition says about the attributes [embedding Attributes]', () => {
    const problems = [...definitions].flatMap(([name, definition]) => {
      const path = join(ROOT, 'widgets', name, 'README.md');
      return existsSync(path)
        ? disagreements(name, readFileSync(path, 'utf8'), definition)
        : [`${name}: no README`];
    });
    expectNone(
      problems,
      "write the row in the table 'Attributes' of the widget's README as NAME-definition.ts has it.",
    );
  });

  it('keep the README short enough to be read in one sitting [architecture References]', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const size = Buffer.byteLength(readme.replace(/^\| \[`.*\n/gm, ''));
    expectNone(
      size > README_LIMIT
        ? [`README.md: ${size} bytes without the widgets' rows, ${README_LIMIT} at most`]
        : [],
      "move details to shared/README.md, .github/CONTRIBUTING.md or a widget's README, and link to them.",
    );
  });

  it("give each widget's README the same sections [architecture References]", () => {
    const breaches = [...definitions.keys()].flatMap((name) => {
      const path = `widgets/${name}/README.md`;
      return missingSections(readFileSync(join(ROOT, path), 'utf8')).map((section) => `${path}: ${section}`);
    });
    expectNone(breaches, `give the README the sections ${SECTIONS.join(', ')}, in this order.`);
  });

  it("list every call to the shop's server, and no other [architecture References]", () => {
    const readme = readFileSync(join(ROOT, 'shared/api/README.md'), 'utf8');
    const called = calledPaths();
    expect(called.length).toBeGreaterThan(50);
    expectNone(
      differences(documentedPaths(readme), called),
      "add or remove the call's row in the tables 'Calls' of shared/api/README.md.",
    );
  });

  it('are reported if they disagree', () => {
    const definition = {
      attributes: { 'data-view': { default: 'standard' }, 'data-source': { required: true } },
    };
    const readme = '| `data-view` | `inspect` | |\n| `data-source` | text | no |\n| `data-old` | text | |';
    expect(disagreements('a', readme, definition)).toHaveLength(3);
    expect(disagreements('a', '', definition)).toHaveLength(2);
    const good =
      '| [`data-view`](x) | `standard` or `inspect` | `standard` |\n| `data-source` | text | yes |';
    expect(disagreements('a', good, definition)).toEqual([]);
  });

  it('are reported if they name other calls than the code, or lack a section', () => {
    const readme = '| call |\n| GET `cart/a/{id}` | `readA` |\n| POST `cart/b` | `writeB` |';
    expect(differences(documentedPaths(readme), ['cart/a/{id}', 'cart/b'])).toEqual([]);
    expect(differences(documentedPaths(readme), ['cart/a/{id}', 'cart/c'])).toHaveLength(2);
    expect(missingSections('## Attributes\n## Connections\n## States\n## Menu\n## Accessibility')).toEqual(
      [],
    );
    expect(missingSections('## Attributes\n## States\n## Accessibility')).not.toEqual([]);
  });
});
