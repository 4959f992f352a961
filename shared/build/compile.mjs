/** Compiles the source: the widgets with their lazy modules, and the loader. */
import { basename, extname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { minify } from 'terser';
import { MARK, settings, sourceOf, sources } from './bundler.mjs';
import { CORE } from './files/place-modules.mjs';
import { lookUp } from './look-up.mjs';
import { finishMap, withMap } from './source-maps.mjs';

/**
 * @import { CodeSplittingGroup, OutputChunk, Plugin } from 'rolldown'
 * @typedef {{root: string, runtime: import('./targets.mjs').Runtime, watch?: boolean, maps?: boolean}} Options
 * @typedef {object} Script
 * @property {string} code with `MARK` in place of the release's mark
 * @property {string} [map]
 * @property {string[]} imports the files that run before it, by name
 * @property {Map<string, number>} inputs the sources whose code is in it, with its length before minification
 * @typedef {Map<string, Script>} Scripts by the file's name without mark and extension
 */

/**
 * Compiles the widgets and all lazy modules.
 * @param {Options} options
 * @param {import('./files/place-modules.mjs').Placement} placement
 * @returns {Promise<Scripts>}
 */
export function compileWidgets(options, { roots, fileOf }) {
  // A lazy file contains exactly the modules below its root, which the bundler separates by itself.
  const group = (/** @type {string} */ id) => {
    const [, file = CORE] = id.split('?');
    return roots.get(file)?.isLazy ? null : file;
  };
  return compile(options, {
    input: Object.fromEntries(
      [...roots].map(([file, { entry }]) => [file, `${join(options.root, entry)}?${file}`]),
    ),
    plugins: [sources(options, fileOf)],
    groups: [{ name: group, debugName: 'files' }],
  });
}

/**
 * Compiles the loader, or the file beside it, with all that it needs at once. Lazy modules are in the files of the widgets.
 * @param {Options} options
 * @param {object} facts the values written into it
 * @param {string} facts.release the version that pages can read, and the name of the release's folder
 * @param {object} facts.table the loader's table of the build
 * @param {string} facts.directory the path of the release, relative to the loader
 * @returns {Promise<Script>}
 */
export async function compileLoader(options, { release, table, directory }, name = 'loader') {
  /** @type {Plugin} */
  const lazy = {
    name: 'lazy',
    resolveId(source, _, { kind }) {
      if (kind !== 'dynamic-import' || !source.startsWith('.')) return undefined;
      const file = basename(source, extname(source));
      return {
        id: file === 'fall-back' ? `./${file}.js` : `${directory}assets/${file}-${MARK}.js`,
        external: true,
      };
    },
  };
  const scripts = await compile(options, {
    input: { [name]: join(options.root, `shared/embed/${name}.ts`) },
    plugins: [lazy, sources(options)],
    define: {
      LOADER_TABLE: JSON.stringify(table),
      BUILD_VERSION: JSON.stringify(release),
      RELEASE_DIRECTORY: JSON.stringify(directory),
    },
  });
  return lookUp(scripts, name);
}

/**
 * @param {Options} options
 * @param {{input: Record<string, string>, plugins: Plugin[], define?: Record<string, string>,
 *   groups?: CodeSplittingGroup[]}} build
 * @returns {Promise<Scripts>}
 */
async function compile(options, { input, plugins, define, groups }) {
  const { root, watch, maps } = options;
  const bundle = await rolldown({
    ...settings(options, define),
    input,
    plugins,
    preserveEntrySignatures: 'allow-extension',
  });
  const { output } = await bundle.generate({
    format: 'esm',
    entryFileNames: `[name]-${MARK}.js`,
    chunkFileNames: `[name]-${MARK}.js`,
    codeSplitting: groups ? { includeDependenciesRecursively: false, groups } : false,
    // The last minification chooses the names.
    minify: { compress: true, mangle: false, codegen: true },
    comments: { legal: false },
    sourcemap: maps || watch ? 'hidden' : false,
  });
  await bundle.close();
  const scripts = output.filter((file) => file.type === 'chunk');
  return new Map(
    await Promise.all(
      scripts.map(async (chunk) => {
        const { code, map } = await finish(options, chunk);
        const modules = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
        const inputs = new Map(
          modules.map(([id, { renderedLength }]) => [sourceOf(root, id), renderedLength]),
        );
        /** @type {[string, Script]} */
        const script = [nameOf(chunk.fileName), { code, map, imports: chunk.imports.map(nameOf), inputs }];
        return script;
      }),
    ),
  );
}

/**
 * Minifies again: terser makes a page 2 %, half a kilobyte, smaller than rolldown alone. A watched build stays as it
 * is, with inline maps.
 * @param {Options} options
 * @param {OutputChunk} chunk
 */
async function finish({ root, watch = false, maps = false }, { code, map, fileName }) {
  if (watch) return { code: withMap(code, await finishMap(root, fileName, map)) };
  const minified = await minify(code, {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
    ...(maps && map && { sourceMap: { content: JSON.stringify(map) } }),
  });
  // With other options, terser returns no code, or a map as an object.
  const small = /** @type {{code: string, map?: string}} */ (minified);
  return { code: small.code, map: maps ? await finishMap(root, fileName, small.map) : undefined };
}

function nameOf(/** @type {string} */ file) {
  return file.slice(0, -`-${MARK}.js`.length);
}
