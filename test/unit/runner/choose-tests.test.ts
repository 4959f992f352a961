// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chooseTests } from '../../choose-tests.mjs';
import { LAYERS, PROOFS, SWEEPS } from '../../layers.mjs';
import { ROOT } from '../structure/source-files.ts';

/** The commands that a command line of `npm test` runs, without those that build. */
const commandsOf = (...given: string[]) =>
  chooseTests([...given, '--no-build']).tasks.map(({ layer, paths }) => LAYERS[layer]?.command(paths) ?? '');

describe('npm test with a path', () => {
  it.each([
    'test/unit/shared/domain/money.test.ts',
    'test/unit/shared/stores/cart/cart-writes.test.ts',
    'test/unit/widgets/mini-cart/mini-cart.test.ts',
  ])(
    'runs a unit test on what ships, and on React if it renders or uses a store: %s [architecture Commands]',
    (file) => {
      const [command, ...others] = commandsOf(file);
      expect(others).toEqual([]);
      expect(command).toMatch(/--project unit .*--project unit-react /);
      expect(command?.endsWith(file)).toBe(true);
    },
  );

  it('runs tests of tools [architecture Commands]', () => {
    expect(commandsOf('test/unit/shared/tools/papers.test.ts')).toEqual([
      expect.stringContaining('--project tools '),
    ]);
  });

  it.each([...SWEEPS, ...PROOFS])('runs what it otherwise leaves out: %s [architecture Commands]', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
    const { tasks } = chooseTests([path, '--no-build']);
    expect(tasks.map(({ layer }) => layer)).toEqual([SWEEPS.includes(path) ? 'sweep' : 'proof']);
  });
});

describe('npm test without a path', () => {
  it('runs every layer but those that run only when they are named [architecture Commands]', () => {
    const named = Object.keys(LAYERS).filter((layer) => LAYERS[layer]?.apart);
    const layers = chooseTests([]).tasks.map(({ layer }) => layer);
    expect([...layers, ...named].sort()).toEqual(Object.keys(LAYERS).sort());
    expect(layers).toContain('unit');
  });
});
