/** Makes modules of the source: the widgets with what they share, and the loader. */
import { basename, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { COPIES } from './chunks/chunk-groups.mjs';
import { chunkPlugin, planChunks } from './chunks/chunk-plan.mjs';
import { copiesPlugin } from './chunks/copies.mjs';
import { lazyPartsPlugin, markOf, nameModules, namesPlugin } from './name-files.mjs';
import { ownKeys } from './packages/own-keys.mjs';
import { papaparseModule } from './packages/papaparse-module.mjs';
import { finishMap, mapsByModule, withMap } from './source-maps.mjs';
import { cssPlugin } from './stylesheets.mjs';
import { JS_TARGET, RUNTIMES, STAND_INS } from './targets.mjs';

/** Where esbuild believes that it writes. The same for every build, since the path is part of its hashes. */
const NOMINAL = 'dist';

/**
 * esbuild minifies fast and each module by itself. terser reads a whole file several times, and removes some three per
 * cent more: half a kilobyte of what every page loads.
 */
const TERSER = {
  module: true,
  ecma: 2020,
  compress: {
    ecma: 2020,
    passes: 3,
    pure_getters: true,
    // Nothing here calls `new` on a method or on a function without a name, or asks for its prototype.
    unsafe_arrows: true,
    unsafe_methods: true,
    // These make the text shorter, but the compressed files longer.
    comparisons: false,
    lhs_constants: false,
    sequences: false,
    inline: 2,
    hoist_props: false,
  },
};

/**
 * Maps in files of their own, which no comment of a script names. What stands in the sources is put in at the end, since
 * the plugins change some of them, and with paths of this machine.
 */
const MAPS = { sourcemap: 'external', sourcesContent: false };

/** What the loader fetches only when it is needed: built with the widgets, since it shares their modules. */
const LOADER_PARTS = [{ in: 'shared/embed/loader-lazy.ts', out: 'loader-lazy' }];

/**
 * Bundles the widgets in three passes of esbuild. The first finds out who needs what, the second puts the modules into
 * files accordingly, the third gives the files their names, which contain one mark of all contents.
 * @param {{root: string, runtime: string, watch: boolean, maps: boolean}} options
 * @param {{name: string, entry: string, parts?: string[]}[]} widgets parts: the lazy parts that are fetched along, by name
 * @param {string[]} everyPage the entries of those that stand on every page
 * @param {Map<string, import('./stylesheets.mjs').Stylesheet>} stylesheets by source path
 * @param {(string | Uint8Array)[]} ingredients what else the files of the release come from: part of the mark
 * @returns {Promise<{files: Map<string, Uint8Array>, maps: Map<string, string>, names: Map<string, string>,
 *   mark: string, metafile: import('esbuild').Metafile}>} files by path in the release; maps: by that path with
 *   `.map`, where they are asked for; names: the paths of the files by those in the metafile
 * @throws when a shared module of a first load stands in no group, or a group names what is not there
 */
export async function bundleWidgets(options, widgets, everyPage, stylesheets, ingredients) {
  const entries = widgets.map(({ entry }) => entry);
  const common = {
    ...settings(options),
    entryPoints: [...widgets.map(({ name, entry }) => ({ in: entry, out: name })), ...LOADER_PARTS],
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    sourcemap: false,
  };
  const css = cssPlugin(options.root, stylesheets);
  const copies = copiesPlugin(options.root, COPIES);
  const graph = await build({ ...common, plugins: [copies, css, papaparseModule, ownKeys] });
  const { plan, problems } = planChunks(graph.metafile, {
    entries,
    everyPage,
    loaderParts: LOADER_PARTS.map((part) => part.in),
    fetchedAlong: new Map(widgets.flatMap(({ entry, parts }) => (parts ? [[entry, parts]] : []))),
  });
  if (problems.length) throw new Error(`shared/build/chunks/chunk-groups.mjs: ${problems.join('; ')}`);
  const intoFiles = {
    ...common,
    plugins: [copies, chunkPlugin(options.root, plan), css, papaparseModule, ownKeys],
  };
  const built = await build(intoFiles);
  const mark = markOf([
    ...built.outputFiles.map(({ contents }) => contents),
    ...[...stylesheets.values()].map(({ code }) => code),
    ...ingredients,
  ]);
  const names = nameModules(built.metafile, widgets, mark);
  // By themselves: esbuild puts maps into its hashes, and files are to be the same with maps and without.
  const mapped = options.maps || options.watch ? await build({ ...intoFiles, ...MAPS }) : undefined;
  const { files, maps } = await nameFiles(options, built, mapped, names, mark, widgets);
  return { files, maps, names, mark, metafile: built.metafile };
}

/** Writes the names into the modules, the names of the stylesheets included. */
async function nameFiles(options, built, mapped, names, mark, widgets) {
  const modules = new Map();
  const maps = mapsByModule(built, mapped);
  for (const [path, file] of names) {
    const { text } = built.outputFiles.find((output) => basename(output.path) === basename(path));
    modules.set(basename(path), { file, text: withMap(text, maps.get(path)) });
  }
  const { define } = settings(options);
  return buildSmall(options, mark, {
    entryPoints: [...modules].map(([path, { file }]) => ({ in: path, out: file.slice(0, -'.js'.length) })),
    define: { ...define, BUILD_MARK: JSON.stringify(mark) },
    inject: [],
    plugins: [
      namesPlugin(
        modules,
        widgets.map(({ name }) => `assets/${name}-${mark}.js`),
      ),
    ],
  });
}

/**
 * Bundles the loader. Its lazy parts are files of the widgets' build.
 * @param {{root: string, runtime: string, watch: boolean, maps: boolean}} options
 * @param {object} facts what is written into it
 * @param {string} facts.release what pages can ask for, and the name of the release's folder
 * @param {object} facts.table what the loader knows of the build
 * @param {string} facts.directory where the release is, seen from the loader
 * @returns {Promise<{code: Uint8Array, map?: string, metafile: import('esbuild').Metafile}>}
 */
export async function bundleLoader(options, { release, table, directory }) {
  const { files, maps, metafile } = await buildSmall(options, table.mark, {
    entryPoints: { loader: 'shared/embed/loader.ts' },
    define: {
      ...settings(options).define,
      LOADER_TABLE: JSON.stringify(table),
      BUILD_VERSION: JSON.stringify(release),
      RELEASE_DIRECTORY: JSON.stringify(directory),
    },
    plugins: [lazyPartsPlugin(directory, table.mark)],
  });
  return { code: files.get('loader.js'), map: maps.get('loader.js.map'), metafile };
}

/** Settings that every call of esbuild shares. */
function settings({ root, runtime }) {
  return {
    absWorkingDir: root,
    outdir: join(root, NOMINAL),
    bundle: true,
    format: 'esm',
    target: JS_TARGET,
    minify: true,
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    alias: RUNTIMES[runtime],
    define: {
      'process.env.NODE_ENV': '"production"',
      'globalThis.nanostoresGlobal': 'nanostoresEpoch.place',
    },
    inject: [STAND_INS],
    // superstruct, nanostores and others declare that they have no side effects, so a bare import may be dropped.
    logOverride: { 'ignored-bare-import': 'silent' },
    metafile: true,
    write: false,
  };
}

/**
 * Builds, and minifies with terser. Maps, where they are asked for, lead through both; a watched build is left as esbuild
 * made it and carries its maps in itself.
 */
async function buildSmall(options, mark, own) {
  const { root, watch, maps: withMaps } = options;
  const { outputFiles, metafile } = await build({
    ...settings(options),
    ...(withMaps || watch ? MAPS : {}),
    ...own,
  });
  const outputs = new Map(
    outputFiles.map((output) => [relative(join(root, NOMINAL), output.path).split(sep).join('/'), output]),
  );
  const files = new Map();
  const maps = new Map();
  const scripts = [...outputs.keys()].filter((file) => file.endsWith('.js'));
  await Promise.all(
    scripts.map(async (file) => {
      const esbuildMap = outputs.get(`${file}.map`)?.text;
      const { text } = outputs.get(file);
      const small = watch ? { code: text, map: esbuildMap } : await minifyAgain(text, mark, esbuildMap);
      const map = small.map && (await finishMap(root, NOMINAL, file, small.map));
      files.set(file, Buffer.from(watch ? withMap(small.code, map) : small.code));
      if (map && withMaps) maps.set(`${file}.map`, map);
    }),
  );
  return { files, maps, metafile };
}

/** As long as a mark, and nowhere in the code. */
const INSTEAD_OF_MARK = 'zMarkZzz';

/**
 * Where there is a map, gives the one that leads through both minifications. terser gives short names by how often each
 * letter stands in the text: with the mark in it, every release would get other names, and other sizes.
 */
async function minifyAgain(text, mark, map) {
  const unmarked = text.replaceAll(mark, INSTEAD_OF_MARK);
  const small = await minify(unmarked, { ...TERSER, ...(map && { sourceMap: { content: map } }) });
  return { ...small, code: small.code.replaceAll(INSTEAD_OF_MARK, mark) };
}
