/** Reads the modules of a build and their imports. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { settings, sourceOf, sources } from '../bundler.mjs';
import { stateIn } from './module-state.mjs';

/**
 * @typedef {object} Module
 * @property {string[]} imports the modules that run before it, by path
 * @property {string[]} lazy the modules that it loads with `import()`
 * @property {boolean} isSingle whether it is in one file only
 * @typedef {Map<string, Module>} Graph by path below the project's directory, packages included
 */

/**
 * Reads the graph from its entries. Types, and modules that only they need, are left out.
 * @param {import('../compile.mjs').Options} options
 * @param {string[]} entries paths below the project's directory
 * @returns {Promise<Graph>}
 * @throws rolldown's error, with file and line
 */
export async function readGraph(options, entries) {
  const { root } = options;
  /** @type {Graph} */
  const graph = new Map();
  /** @type {import('rolldown').Plugin} */
  const reader = {
    name: 'graph',
    moduleParsed({ id, importedIds, dynamicallyImportedIds }) {
      const path = sourceOf(root, id);
      const [imports = [], lazy = []] = [importedIds, dynamicallyImportedIds].map((ids) =>
        ids.map((one) => sourceOf(root, one)),
      );
      graph.set(path, { imports, lazy, isSingle: isSingle(root, path) });
    },
  };
  const bundle = await rolldown({
    ...settings(options),
    input: entries.map((entry) => join(root, entry)),
    plugins: [sources(options), reader],
  });
  await bundle.generate({ format: 'esm' });
  await bundle.close();
  // Modules are parsed in no fixed order, on which the files of a release must not depend.
  return new Map([...graph].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Modules with state, and packages, which may contain anything. */
function isSingle(/** @type {string} */ root, /** @type {string} */ path) {
  if (path.startsWith('node_modules/')) return true;
  return !path.endsWith('.css') && stateIn(path, readFileSync(join(root, path), 'utf8')).length > 0;
}
