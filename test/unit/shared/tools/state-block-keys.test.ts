// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { STATE_BLOCK_KEYS, unknownKeys } from '../../../../shared/tools/state-block-keys.ts';

const README = readFileSync(join(import.meta.dirname, '../../../../shared/embed/README.md'), 'utf8');

/** The names in the first cells of the first table after a heading. */
function documentedKeys(heading: string): string[] {
  const section = README.slice(README.indexOf(`\n${heading}\n`) + heading.length + 2).split(/\n#+ /)[0] ?? '';
  const rows = section.split('\n').filter((line) => /^\| *`/.test(line));
  return rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, key = '']) => key),
  );
}

describe('keys of the state block', () => {
  it.each([
    ['', '## The state block'],
    ['config', '### `config`'],
    ['profile', '### `profile`'],
  ])('that are documented are known: "%s" [embedding State block]', (place, heading) => {
    const documented = documentedKeys(heading);
    expect(documented.length).toBeGreaterThan(4);
    expect(documented.filter((key) => !STATE_BLOCK_KEYS.get(place)?.includes(key))).toEqual([]);
  });

  it('that no widget reads are found, with what was meant [embedding Template check]', () => {
    const block = {
      config: { off: ['mini-cart', 'cart-pag'], messages: { shared: {}, cart: {} }, storename: '' },
      profile: { userTypeCheck: { user: '', client: '' }, userSegment: null },
      cart: { anything: true },
      massage: {},
    };
    expect(unknownKeys(block, ['mini-cart', 'cart-page'])).toEqual([
      { key: 'massage', path: 'massage', near: 'message' },
      { key: 'storename', path: 'config.storename', near: 'storeName' },
      { key: 'client', path: 'profile.userTypeCheck.client', near: undefined },
      { key: 'cart', path: 'config.messages.cart', near: undefined },
      { key: 'cart-pag', path: 'config.off.cart-pag', near: 'cart-page' },
    ]);
  });

  it('are none in what is no object', () => {
    for (const block of [null, [], 'config', 1, { config: [], profile: 'x' }])
      expect(unknownKeys(block, [])).toEqual([]);
  });
});
