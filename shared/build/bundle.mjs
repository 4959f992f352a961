/** Makes modules of the source: the widgets with what they share, and the loader. */
import { basename, join, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { minify } from 'terser';
import { chunkPlugin, planChunks } from './chunk-plan.mjs';
import { lazyPartsPlugin, markOf, nameModules, namesPlugin } from './name-files.mjs';
import { papaparseModule } from './papaparse-module.mjs';
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
    // Makes the text shorter, but the compressed file longer.
    comparisons: false,
  },
};

/** What the loader fetches only when it is needed: built with the widgets, since it shares their modules. */
const LOADER_PARTS = [{ in: 'shared/embed/loader-lazy.ts', out: 'loader-lazy' }];

/**
 * Bundles the widgets in three passes of esbuild. The first finds out who needs what, the second puts the modules into
 * files accordingly, the third gives the files their names, which contain one mark of all contents.
 * @param {{root: string, runtime: string, watch: boolean}} options
 * @param {{name: string, entry: string}[]} widgets
 * @param {string[]} everyPage the entries of those that stand on every page
 * @param {Map<string, import('./stylesheets.mjs').Stylesheet>} stylesheets by source path
 * @param {(string | Uint8Array)[]} ingredients what else the files of the release come from: part of the mark
 * @returns {Promise<{files: Map<string, Uint8Array>, names: Map<string, string>, mark: string,
 *   metafile: import('esbuild').Metafile}>} files by path in the release; names: the same paths by those in
 *   the metafile
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
    // The third pass reads the maps of the second.
    sourcemap: options.watch && 'inline',
  };
  const css = cssPlugin(options.root, stylesheets);
  const graph = await build({ ...common, minify: false, sourcemap: false, plugins: [css, papaparseModule] });
  const { plan, problems } = planChunks(
    graph.metafile,
    entries,
    everyPage,
    LOADER_PARTS.map((part) => part.in),
  );
  if (problems.length) throw new Error(`shared/build/chunk-groups.mjs: ${problems.join('; ')}`);
  const built = await build({ ...common, plugins: [chunkPlugin(options.root, plan), css, papaparseModule] });
  const mark = markOf([
    ...built.outputFiles.map(({ contents }) => contents),
    ...[...stylesheets.values()].map(({ code }) => code),
    ...ingredients,
  ]);
  const names = nameModules(built.metafile, widgets, mark);
  const files = await nameFiles(options, built.outputFiles, names, mark);
  return { files, names, mark, metafile: built.metafile };
}

/** Writes the names into the modules, the names of the stylesheets included. */
async function nameFiles(options, outputFiles, names, mark) {
  const modules = new Map();
  for (const [path, file] of names) {
    const { text } = outputFiles.find((output) => basename(output.path) === basename(path));
    modules.set(basename(path), { file, text });
  }
  const { define } = settings(options);
  const { files } = await buildSmall(options, {
    entryPoints: [...modules].map(([path, { file }]) => ({ in: path, out: file.slice(0, -'.js'.length) })),
    define: { ...define, BUILD_MARK: JSON.stringify(mark) },
    inject: [],
    plugins: [namesPlugin(modules)],
  });
  return files;
}

/**
 * Bundles the loader. Its lazy parts are files of the widgets' build.
 * @param {{root: string, runtime: string, watch: boolean}} options
 * @param {object} facts what is written into it
 * @param {string} facts.release what pages can ask for, and the name of the release's folder
 * @param {object} facts.table what the loader knows of the build
 * @param {string} facts.directory where the release is, seen from the loader
 * @returns {Promise<{code: Uint8Array, metafile: import('esbuild').Metafile}>}
 */
export async function bundleLoader(options, { release, table, directory }) {
  const { files, metafile } = await buildSmall(options, {
    entryPoints: { loader: 'shared/embed/loader.ts' },
    sourcemap: options.watch && 'inline',
    define: {
      ...settings(options).define,
      LOADER_TABLE: JSON.stringify(table),
      BUILD_VERSION: JSON.stringify(release),
      RELEASE_DIRECTORY: JSON.stringify(directory),
    },
    plugins: [lazyPartsPlugin(directory, table.mark)],
  });
  return { code: files.get('loader.js'), metafile };
}

/** Settings that every call of esbuild shares. */
function settings({ root, runtime, watch: watching }) {
  return {
    absWorkingDir: root,
    outdir: join(root, NOMINAL),
    bundle: true,
    format: 'esm',
    target: JS_TARGET,
    minify: true,
    sourcemap: watching,
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

/** Builds, and minifies with terser; with source maps the result stays as esbuild made it. */
async function buildSmall(options, own) {
  const { outputFiles, metafile } = await build({ ...settings(options), ...own });
  const files = outputFiles.map(async ({ path, text, contents }) => {
    const small = options.watch ? contents : (await minify(text, TERSER)).code;
    const file = relative(join(options.root, NOMINAL), path).split(sep).join('/');
    return [file, Buffer.from(small)];
  });
  return { files: new Map(await Promise.all(files)), metafile };
}
