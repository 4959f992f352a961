/**
 * Decides which file each module is in. `shared/build/README.md` has the rules as a table.
 *
 * A module that holds state is in one file, so that it exists once on a page. Any other module is copied into each file
 * that needs it, unless an earlier file has it.
 */
import { basename, extname } from 'node:path';
import { lookUp } from '../look-up.mjs';
import { remember } from '../remember.mjs';

/** The modules that every widget needs. */
export const CORE = 'core';

/**
 * @typedef {{entry: string, widget?: string, isLazy: boolean}} Root the start of a file: a widget's entry, or the
 *   target of an `import()`; widget: the one whose folder it is in
 * @typedef {Map<string, Root>} Roots by the name of their file
 * @typedef {{name: string, entry: string, everyPage?: boolean}} Widget everyPage: whether every page has it
 * @typedef {(name: string) => Set<string>} Names what belongs to a module or to a file, by its path or name
 * @import { Graph } from './module-graph.mjs'
 * @typedef {object} Placement
 * @property {Roots} roots
 * @property {(from: {path: string, file?: string}, path: string, isDynamic: boolean) => string | undefined} fileOf the file of
 *   a module, seen from a module of another file
 * @property {Map<string, Set<string>>} contents the modules of each file
 * @property {Map<string, Set<string>>} shared the single modules of each group
 */

/**
 * Places the modules of a build.
 * @param {Graph} graph
 * @param {Widget[]} widgets
 * @param {string[]} loadedLater modules that are loaded later by code outside of the graph
 * @returns {Placement}
 * @throws if two files would have the same name, or would import each other
 */
export function placeModules(graph, widgets, loadedLater = []) {
  const reach = remember((/** @type {string} */ path) => reachOf(graph, [path]));
  const core = coreOf(widgets, reach);
  const roots = rootsOf(graph, widgets, loadedLater, core);
  const targets = new Map([...roots].map(([file, { entry }]) => [entry, file]));
  const homes = homesOfSingle(graph, roots, targets, core, reach);

  /** @type {Placement['shared']} */
  const shared = new Map();
  for (const [path, file] of homes) {
    if (!roots.has(file)) shared.set(file, (shared.get(file) ?? new Set()).add(path));
  }
  /** The modules that a file needs, up to those that are certainly in another file. */
  const needed = remember((/** @type {string} */ file) => {
    const own = [...homes].filter(([, home]) => home === file).map(([path]) => path);
    const root = roots.get(file);
    const start = root ? [root.entry, ...own] : own;
    return reachOf(graph, start, (path) => homes.has(path) && homes.get(path) !== file);
  });
  const importsOf = (/** @type {string} */ file) =>
    new Set([...needed(file)].flatMap((path) => homes.get(path) ?? []).filter((one) => one !== file));
  const files = [...shared.keys(), ...roots.keys()];
  refuseCircles(files, importsOf);

  const isLazy = (/** @type {string} */ file) => roots.get(file)?.isLazy === true;
  /** @type {Names} the files that have been loaded when a file runs, without the core */
  const before = remember((file) => {
    const loaded = isLazy(file) ? loadedByImporters(lookUp(roots, file).entry) : [];
    return new Set([...importsOf(file), ...loaded].flatMap((one) => [one, ...before(one)]));
  });
  /** @type {(entry: string) => string[]} the files that are always loaded before the `import()` of a module */
  function loadedByImporters(entry) {
    const importers = [...graph].filter(([, { lazy }]) => lazy.includes(entry)).map(([path]) => path);
    const sets = importers.map((path) => {
      const file = homes.get(path) ?? widgetOf(path);
      return file && !isLazy(file) ? [file, ...before(file)] : [];
    });
    return (sets[0] ?? []).filter((file) => sets.every((files) => files.includes(file)));
  }
  /** @type {(file: string) => string[]} whose copies a file may use: not those of lazy ones, which export only their root */
  const sourcesOf = (file) => [CORE, ...[...before(file)].filter((one) => !isLazy(one))];

  /** @type {Names} */
  const contentsOf = remember((file) => {
    if (file === CORE) return core;
    const there = new Set(sourcesOf(file).flatMap((one) => [...contentsOf(one)]));
    const isOwn = (/** @type {string} */ path) =>
      homes.has(path) ? homes.get(path) === file : !there.has(path);
    return new Set([...needed(file)].filter(isOwn));
  });

  /** @type {Placement['fileOf']} */
  function fileOf({ path: importer, file = CORE }, path, isDynamic) {
    if (!graph.has(path)) return undefined;
    if (isDynamic && targets.has(path)) return targets.get(path);
    const candidates = [file, ...(file === CORE ? [] : sourcesOf(file))];
    const found = homes.get(path) ?? candidates.find((one) => contentsOf(one).has(path));
    if (!found) throw new Error(`none of the files that ${importer} can import contains ${path}`);
    return found;
  }
  return {
    roots,
    fileOf,
    shared,
    contents: new Map([CORE, ...files].map((file) => [file, contentsOf(file)])),
  };
}

/** The modules in the first load of every widget, or of one that is on every page: they are loaded everywhere. */
function coreOf(/** @type {Widget[]} */ widgets, /** @type {Names} */ reach) {
  const [first, ...others] = widgets.map(({ entry }) => reach(entry));
  const common = [...(first ?? [])].filter((path) => others.every((paths) => paths.has(path)));
  const everywhere = widgets.filter(({ everyPage }) => everyPage).flatMap(({ entry }) => [...reach(entry)]);
  return new Set([...common, ...everywhere].filter((path) => !widgetOf(path)));
}

/**
 * Each widget is a file, and so is each target of an `import()` that isn't in the core anyway.
 * @type {(graph: Graph, widgets: Widget[], loadedLater: string[], core: Set<string>) => Roots}
 */
function rootsOf(graph, widgets, loadedLater, core) {
  const lazy = new Set([...loadedLater, ...[...graph.values()].flatMap(({ lazy: targets }) => targets)]);
  /** @type {Roots} */
  const roots = new Map(widgets.map(({ name, entry }) => [name, { entry, widget: name, isLazy: false }]));
  for (const entry of lazy) {
    if (core.has(entry)) continue;
    const file = basename(entry, extname(entry));
    refuseSameName(roots, file, entry);
    roots.set(file, { entry, widget: widgetOf(entry), isLazy: true });
  }
  return roots;
}

/** @type {(roots: Roots, file: string, path: string) => void} throws if the file of a module has the name of another one */
function refuseSameName(roots, file, path) {
  const other = roots.get(file)?.entry;
  if (other) throw new Error(`${other} and ${path} would both be built into ${file}.js: rename the first`);
}

/**
 * The file of each single module that isn't in the core.
 * @type {(graph: Graph, roots: Roots, targets: Map<string, string>, core: Set<string>, reach: Names) => Map<string, string>}
 */
function homesOfSingle(graph, roots, targets, core, reach) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const [file, { entry }] of roots) {
    for (const path of reach(entry)) {
      if (lookUp(graph, path).isSingle && !core.has(path))
        users.set(path, (users.get(path) ?? new Set()).add(file));
    }
  }
  const widgetFile = (/** @type {string} */ file) => lookUp(roots, file).widget ?? file;
  /** @type {Map<string, string>} */
  const homes = new Map();
  for (const [path, files] of users) {
    // A lazy file of a widget runs beside the widget's own.
    const owners = new Set([...files].map((file) => (files.has(widgetFile(file)) ? widgetFile(file) : file)));
    const [owner] = owners;
    const isFirst = [...files].some((file) => !lookUp(roots, file).isLazy);
    const only = owners.size === 1 ? owner : undefined;
    homes.set(path, targets.get(path) ?? only ?? groupFile(path, isFirst, roots));
  }
  return homes;
}

/** A group is a file; its modules in no widget's first load are in a second one. */
function groupFile(/** @type {string} */ path, /** @type {boolean} */ isFirst, /** @type {Roots} */ roots) {
  const widget = widgetOf(path);
  if (widget) return widget;
  const file = isFirst ? groupOf(path) : `${groupOf(path)}-lazy`;
  refuseSameName(roots, file, path);
  return file;
}

/**
 * The group of a single module: the folder that it is in below its layer, or `page` if it is in none; for a package,
 * its name up to a slash.
 * @param {string} path
 * @returns {string}
 */
export function groupOf(path) {
  const [top = '', second = '', third = '', rest] = path.split('/');
  if (top === 'node_modules') return second.replace('@', '');
  return rest === undefined ? 'page' : third;
}

/** Throws if files would import each other, and names them. */
function refuseCircles(/** @type {string[]} */ files, /** @type {Names} */ importsOf) {
  const done = new Set();
  function visit(/** @type {string} */ file, /** @type {string[]} */ importers) {
    if (importers.includes(file)) {
      const circle = [...importers.slice(importers.indexOf(file)), file]
        .map((one) => `${one}.js`)
        .join(' → ');
      throw new Error(
        `${circle} would import each other: their modules with state form an import cycle; ` +
          'move the shared part to a folder that imports none of these',
      );
    }
    if (!done.has(file)) for (const one of importsOf(file)) visit(one, [...importers, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
}

/**
 * Every module that runs before or with the given ones, up to those where `isEnd` holds.
 * @param {Graph} graph
 * @param {string[]} from
 * @param {(path: string) => boolean} [isEnd]
 */
function reachOf(graph, from, isEnd = () => false) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const module = graph.get(path);
    if (reached.has(path) || !module) continue;
    reached.add(path);
    if (!isEnd(path)) waiting.push(...module.imports);
  }
  return reached;
}

/** The widget whose folder a module is in. */
function widgetOf(/** @type {string} */ path) {
  const [top, name] = path.split('/');
  return top === 'widgets' ? name : undefined;
}
