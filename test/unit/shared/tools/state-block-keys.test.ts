// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATE_BLOCK_KEYS } from '../../../../shared/tools/state-block-keys.ts';

const README = readFileSync(join(import.meta.dirname, '../../../../shared/embed/README.md'), 'utf8');

/** The names in the first cells of the first table after a heading. */
function documentedKeys(heading: string): string[] {
  const section = README.slice(README.indexOf(`\n${heading}\n`) + heading.length + 2).split(/\n#+ /)[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| *`/.test(line));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  );
}

describe('a key of the state block', () => {
  it.each([
    ['', '## The state block'],
    ['config', '### `config`'],
    ['profile', '### `profile`'],
  ])('that is documented is known: "%s" [embedding State block]', (place, heading) => {
    const documented = documentedKeys(heading);
    expect(documented.length).toBeGreaterThan(4);
    expect(documented.filter((key) => !STATE_BLOCK_KEYS.get(place)?.includes(key))).toEqual([]);
  });
});
