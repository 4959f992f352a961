// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { findWidgets, readDefinitions } from '../../../shared/build/find-widgets.mjs';
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

/** Where a widget's README and its definition disagree. */
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

describe('documents', () => {
  let definitions: Map<string, Described>;
  beforeAll(async () => {
    definitions = await readDefinitions(ROOT, await findWidgets(ROOT));
  });

  it('list every widget in the README, and no other', () => {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const names = new Set(definitions.keys());
    const section = /^## [^\n]*\bwidgets\b[^\n]*\n([\s\S]*?)(?=^## |$(?![\s\S]))/im.exec(readme)?.[1] ?? '';
    expect([...rowsByName(section, /./).keys()].sort()).toEqual([...names].sort());
  });

  it("say in each widget's README what its definition says of the attributes", () => {
    const problems = [...definitions].flatMap(([name, definition]) => {
      const path = join(ROOT, 'widgets', name, 'README.md');
      return existsSync(path)
        ? disagreements(name, readFileSync(path, 'utf8'), definition)
        : [`${name}: no README`];
    });
    expect(problems).toEqual([]);
  });

  it('are caught where they disagree', () => {
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
});
