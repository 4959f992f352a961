/**
 * Puts the modules of a group into one file.
 *
 * esbuild puts two modules into one file only when exactly the same entries reach them, and every `import()` is an
 * entry, too. 25 widgets that share parts in many combinations would become a hundred small files. So the plan makes
 * each entry that reaches one module of a group reach all of them. Then all have the same set of entries and become one
 * file. The price is that an entry may load a module that it does not use.
 *
 * In the same way the plan makes a widget's lazy parts reach the widget itself, so that what both use needs no file of
 * its own.
 *
 * The plan adds no module to the build: a module is in it because of a real import.
 */
import { readFile } from 'node:fs/promises';
import { basename, extname, relative, resolve, sep } from 'node:path';
import { GROUPS, groupOf } from './chunk-groups.mjs';
import { gatherLazy } from './lazy-chunks.mjs';

/** How much more often what is fetched along with a widget is loaded than a part that follows a press. */
const OFTEN = 40;

/**
 * Says which modules each entry must import besides its own so that no group is ever split.
 * @param {import('esbuild').Metafile} metafile of a build without the additions
 * @param {object} widgets
 * @param {string[]} widgets.entries the widgets' entry files
 * @param {string[]} widgets.everyPage those of widgets that stand on every page
 * @param {string[]} [widgets.loaderParts] the entry files of what the loader fetches later
 * @param {Map<string, string[]>} [widgets.fetchedAlong] by entry file: the names of the lazy parts that are fetched along
 * @returns {{plan: Map<string, string[]>, problems: string[]}} plan: entry (also the targets of `import()`) →
 *   modules to import first; problems: shared modules that no group has, and paths of groups that lead nowhere
 */
export function planChunks(
  { inputs, outputs },
  { entries, everyPage, loaderParts = [], fetchedAlong = new Map() },
  groups = GROUPS,
) {
  const lazy = [...lazyTargets(inputs), ...loaderParts];
  const shared = sharedModules(inputs, entries, lazy);
  const core = coreModules(inputs, entries, everyPage);
  const others = shared.filter((path) => !core.has(path));
  const files = [
    [...core],
    ...groups.map((group) => others.filter((path) => groupOf(path, groups) === group)),
  ];
  const ownerOf = (entry) => entries.find((owner) => owner !== entry && isPartOf(entry, owner));
  const additionsOf = (entry) => {
    const owner = ownerOf(entry);
    return additionsFor(entry, owner ? [owner] : [], inputs, files);
  };
  const first = new Map(entries.map((entry) => [entry, reach(inputs, [entry, ...additionsOf(entry)])]));
  const loadedBy = (entry) => reach(inputs, [entry, ...additionsOf(entry)]);
  const parts = lazy.map((entry) => ({
    needs: loadedBy(entry),
    has: first.get(ownerOf(entry)) ?? core,
    weight: 1,
  }));
  for (const [entry, names] of fetchedAlong) {
    const along = lazy.filter((path) => names.includes(basename(path, extname(path))));
    const needs = new Set(along.flatMap((path) => [...loadedBy(path)]));
    parts.push({ needs, has: first.get(entry), weight: OFTEN, isSum: true });
  }
  const inOwnFile = new Set([...first.values()].flatMap((modules) => [...modules]));
  for (const path of files.flat()) inOwnFile.delete(path);
  files.push(
    ...gatherLazy(
      parts,
      files,
      (path) => reach(inputs, [path]),
      sizesIn(outputs),
      (path) => inOwnFile.has(path),
    ),
  );
  const plan = new Map([...new Set([...entries, ...lazy])].map((entry) => [entry, additionsOf(entry)]));
  const ungrouped = others.filter((path) => !groupOf(path, groups));
  const stale = groups
    .flatMap(({ paths }) => paths)
    // Which packages are in a build depends on what it runs on.
    .filter((path) => !path.startsWith('node_modules/'))
    .filter((path) => !Object.keys(inputs).some((input) => input.startsWith(path)));
  return {
    plan,
    problems: [
      ...ungrouped.map((path) => `several widgets load ${path} at first, but no group has it`),
      ...stale.map((path) => `a group has ${path}, but no widget needs such a module`),
    ],
  };
}

/**
 * The esbuild side of the plan: puts the planned imports in front of an entry's own code.
 * @param {string} root the project's directory
 * @param {Map<string, string[]>} plan entry → modules, both relative to root with forward slashes
 */
export function chunkPlugin(root, plan) {
  return {
    name: 'chunk-groups',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const additions = plan.get(relative(root, path).split(sep).join('/'));
        if (!additions?.length) return undefined;
        const imports = additions.map((file) => `import ${JSON.stringify(resolve(root, file))};`);
        // On the first line, without a break: line numbers in source maps and messages stay true.
        return {
          contents: imports.join('') + (await readFile(path, 'utf8')),
          loader: extname(path) === '.tsx' ? 'tsx' : 'ts',
        };
      });
    },
  };
}

/** Gives the size of a module: how much of it is in all files together, minified. */
function sizesIn(outputs) {
  const sizes = new Map();
  for (const { inputs } of Object.values(outputs)) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      sizes.set(path, (sizes.get(path) ?? 0) + bytesInOutput);
    }
  }
  return (path) => sizes.get(path) ?? 0;
}

/** The targets of `import()`. */
function lazyTargets(inputs) {
  const imports = Object.values(inputs).flatMap((input) => input.imports);
  const lazy = imports.filter(({ kind, external }) => kind === 'dynamic-import' && !external);
  return [...new Set(lazy.map(({ path }) => path))];
}

/** What every widget reaches, or a widget that stands on every page: it is loaded everywhere. */
function coreModules(inputs, entries, everyPage) {
  const reached = entries.map((entry) => reach(inputs, [entry]));
  const common = [...(reached[0] ?? [])].filter((path) => reached.every((modules) => modules.has(path)));
  return new Set([...common, ...reach(inputs, everyPage)].filter((path) => !isOfWidget(path)));
}

/**
 * Modules of a widget's first load that other widgets need, too; what is lazy stays lazy. The widget's own lazy parts
 * do not count as others.
 */
function sharedModules(inputs, entries, lazy) {
  const folders = entries.map((entry) => entry.slice(0, entry.lastIndexOf('/') + 1));
  const ownerOf = (entry) => folders.find((folder) => entry.startsWith(folder)) ?? entry;
  const owners = new Map();
  for (const entry of [...entries, ...lazy]) {
    for (const path of reach(inputs, [entry])) {
      owners.set(path, (owners.get(path) ?? new Set()).add(ownerOf(entry)));
    }
  }
  const first = new Set(entries.flatMap((entry) => [...reach(inputs, [entry])]));
  return [...first].filter((path) => !isOfWidget(path) && owners.get(path).size > 1);
}

/** Grows until nothing is added: a group's modules may themselves reach into another group. */
function additionsFor(entry, start, inputs, [core, ...groups]) {
  const additions = new Set([...start, ...core]);
  let before = -1;
  while (additions.size !== before) {
    before = additions.size;
    const reached = reach(inputs, [entry, ...additions]);
    for (const members of groups) {
      if (members.some((path) => reached.has(path))) for (const path of members) additions.add(path);
    }
  }
  additions.delete(entry);
  // What imports the entry itself would run before it, and find nothing there.
  return [...additions].filter((path) => !reach(inputs, [path]).has(entry));
}

/** Every module that the given ones load before they run. */
function reach(inputs, from) {
  const reached = new Set();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path) || !inputs[path]) continue;
    reached.add(path);
    for (const { path: imported, kind, external } of inputs[path].imports) {
      if (kind !== 'dynamic-import' && !external) waiting.push(imported);
    }
  }
  return reached;
}

function isOfWidget(path) {
  return path.startsWith('widgets/');
}

/** True for a module in the widget's own folder. */
function isPartOf(module, widgetEntry) {
  return module.startsWith(widgetEntry.slice(0, widgetEntry.lastIndexOf('/') + 1));
}
