/** Reads from the command line which tests to run; `run.mjs` lists the forms. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { readCommand } from '../shared/tools/commands/read-command.mjs';
import { LAYERS } from './layers.mjs';

export const ROOT = resolve(import.meta.dirname, '..');

/** @typedef {{ layer: string, paths: string[] }} Task all tests of a layer, or some files of it */

/**
 * Reads the command line.
 * @param {string[]} [given] the arguments; those of the process if left out
 * @returns {{ tasks: Task[], accepts: boolean }} the tasks, in the order of the layers; none for `--accept`
 *   alone, which concerns the contract
 * @throws if an option, a layer or a path doesn't exist
 */
export function chooseTests(given) {
  const { values, positionals } = readCommand(
    {
      name: 'npm test',
      usage: ['', '-- --only LAYER,LAYER [--no-build]', '-- PATH … [--no-build] [--accept]', '-- --accept'],
      does: 'Runs the tests: all, those of some layers, or those in some files and folders. --accept alone accepts the contract with pages as in the sources; with paths, the texts that these tests expect.',
      positionals: Number.POSITIVE_INFINITY,
      options: {
        only: { type: 'string', does: `some of ${Object.keys(LAYERS).join(', ')}` },
        accept: { type: 'boolean', default: false, does: 'accepts what has changed' },
        'no-build': {
          type: 'boolean',
          default: false,
          does: 'runs browser and page tests on the bundles of the last run',
        },
      },
    },
    given,
  );
  const { only, accept } = values;
  const build = !values['no-build'];
  if (only && positionals.length) throw new Error('name either layers or paths, not both');
  if (accept && !positionals.length) return { tasks: [], accepts: true };
  const chosen = positionals.length ? groupByLayer(positionals) : layersNamed(only);
  if (build && [...chosen.keys()].some((layer) => LAYERS[layer]?.needsBuild)) chosen.set('build', []);
  if (!build) chosen.delete('build');
  const tasks = Object.keys(LAYERS).flatMap((layer) => {
    const paths = chosen.get(layer);
    return paths ? [{ layer, paths }] : [];
  });
  return { tasks, accepts: accept };
}

/**
 * The layers by name, each without paths, so that all of its tests run.
 * @returns {Map<string, string[]>}
 */
function layersNamed(only = '') {
  const usual = Object.keys(LAYERS).filter((layer) => !LAYERS[layer]?.apart);
  const names = only ? only.split(',') : usual;
  const unknown = names.find((name) => !Object.hasOwn(LAYERS, name));
  if (unknown) throw new Error(`--only ${unknown}: expected some of ${Object.keys(LAYERS).join(',')}`);
  return new Map(names.map((name) => [name, []]));
}

/**
 * Groups test files by their layer.
 * @param {string[]} paths files, and folders, which mean all test files below them
 * @returns {Map<string, string[]>}
 */
function groupByLayer(paths) {
  const groups = new Map();
  for (const file of paths.flatMap(testFilesIn)) {
    const layer = layerOf(file);
    if (!layer)
      throw new Error(
        `${file}: expected a path in test/unit, test/browser, test/pages, test/engines, test/screen-reader or test/jsp`,
      );
    groups.set(layer, [...(groups.get(layer) ?? []), file]);
  }
  return groups;
}

/** @param {string} given */
function testFilesIn(given) {
  const path = posix.normalize(given).replace(/\/$/, '');
  if (!existsSync(join(ROOT, path))) throw new Error(`${given}: no such file or folder`);
  if (!statSync(join(ROOT, path)).isDirectory()) return [path];
  const names = readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.test\.tsx?$/.test(name)).map((name) => posix.join(path, name));
}

/**
 * The layer with the longest folder that contains the file: `test/pages/soak` before `test/pages`.
 * @param {string} file
 */
function layerOf(file) {
  const found = Object.entries(LAYERS).flatMap(([layer, { folders = [] }]) =>
    folders
      .filter((folder) => file === folder || file.startsWith(`${folder}/`))
      .map((folder) => ({ layer, folder })),
  );
  return found.sort((one, other) => other.folder.length - one.folder.length)[0]?.layer;
}
