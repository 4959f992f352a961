/**
 * Names the modules of a build: a widget's module after the widget, a lazy part after its source, a shared module by
 * number, and each with one mark of the whole build. So the loader, which every page loads, has one mark instead of
 * forty hashes. After a release shoppers load all files again. With a hash for each file most would change, too, since
 * a module contains the names of the modules that it imports.
 */
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { BUILT } from './source-maps.mjs';

/**
 * A mark of some contents: two builds with one mark are the same build.
 * @param {(string | Uint8Array)[]} contents
 * @returns {string} 8 hexadecimal digits
 */
export function markOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/**
 * Gives each module its name. Where a widget shares its code with its lazy parts, esbuild moves it into a chunk: then
 * the chunk gets the widget's name, and the entry gets none, since nothing imports it.
 * @param {import('esbuild').Metafile} metafile
 * @param {{name: string, entry: string, parts?: string[]}[]} widgets parts: the lazy parts that are fetched along, by name
 * @param {string} mark
 * @returns {Map<string, string>} path as the metafile writes it → `assets/NAME-MARK.js`,
 *   `assets/N-MARK.js` (N to base 36, lowest for what most widgets load first, or along)
 * @throws when two modules would get one name
 */
export function nameModules({ outputs }, widgets, mark) {
  const entries = widgets.map(({ entry }) => entry);
  const modules = Object.keys(outputs).filter((path) => path.endsWith('.js'));
  const hasCodeOf = (path, input) => outputs[path].inputs[input]?.bytesInOutput > 0;
  const owners = new Map(
    widgets.map(({ name, entry }) => [modules.find((path) => hasCodeOf(path, entry)), name]),
  );
  const partsOf = widgets.flatMap(({ parts = [] }) => parts);
  const fetchedAlong = modules.filter((path) => partsOf.includes(lazyName(outputs[path])));
  const shared = byUse(
    modules.filter((path) => !owners.has(path) && !outputs[path].entryPoint),
    [...owners.keys(), ...fetchedAlong].map((path) => importsOf(outputs, path)),
  );
  const names = new Map();
  for (const path of modules) {
    if (entries.includes(outputs[path].entryPoint) && !owners.has(path)) continue;
    const name = owners.get(path) ?? lazyName(outputs[path]) ?? shared.indexOf(path).toString(36);
    const file = `assets/${name}-${mark}.js`;
    if ([...names.values()].includes(file)) throw new Error(`two modules would be called ${file}`);
    names.set(path, file);
  }
  return names;
}

/** The name of a lazy part, or undefined: that of its source. */
function lazyName({ entryPoint }) {
  return entryPoint && basename(entryPoint, extname(entryPoint));
}

/** Sorts by how many widgets load a module before they run, the most used first. */
function byUse(modules, loads) {
  const uses = (path) => loads.filter((load) => load.includes(path)).length;
  return modules.sort((one, other) => uses(other) - uses(one) || (one < other ? -1 : 1));
}

/**
 * The modules that a module imports before it runs, nearest first, without itself.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} module a path as the metafile writes it
 */
export function importsOf(outputs, module) {
  const found = new Set();
  const waiting = [module];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const { path, kind, external } of outputs[next]?.imports ?? []) {
      if (kind !== 'import-statement' || external || path === module || found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return [...found];
}

/**
 * The esbuild side of the names: each import of another module gets that module's name. An import that takes nothing is
 * left out where no other code counts on it: the plan makes lazy parts reach their widget, which is running by then, and a
 * browser that remembers a failed file would refuse the part for its sake.
 * @param {Map<string, {file: string, text: string}>} modules by the name that the imports have now
 * @param {string[]} widgets the files of the widgets' own modules
 */
export function namesPlugin(modules, widgets) {
  return {
    name: 'names',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
        if (kind === 'entry-point') return { path, namespace: BUILT };
        const { file } = modules.get(basename(path));
        return { path: `./${basename(file)}`, external: true, sideEffects: !widgets.includes(file) };
      });
      build.onLoad({ filter: /.*/, namespace: BUILT }, ({ path }) => ({
        contents: modules.get(path).text,
        loader: 'js',
      }));
    },
  };
}

/**
 * The same for the loader, which is bundled apart: a part that it imports later is a file of the widgets' build.
 * @param {string} directory where the release is, seen from the loader
 * @param {string} mark of that build
 */
export function lazyPartsPlugin(directory, mark) {
  return {
    name: 'lazy-parts',
    setup(build) {
      build.onResolve({ filter: /\.tsx?$/ }, ({ path, kind }) => {
        if (kind !== 'dynamic-import') return undefined;
        return { path: `${directory}assets/${basename(path, extname(path))}-${mark}.js`, external: true };
      });
    },
  };
}
