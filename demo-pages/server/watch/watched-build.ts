/**
 * The build of `npm start -- --watch`: optimized for the time between saving a file and seeing the result, so it has no
 * rules for shared files, no minification, compression, integrity values or releases. Only `build.mjs` builds what
 * ships.
 */
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type BuildContext, type BuildOptions, context, type Plugin } from 'esbuild';
import { findWidgets, readDefinitions, type Widget } from '../../../shared/build/find-widgets.mjs';
import { buildStylesheets } from '../../../shared/build/stylesheets.mjs';
import { JS_TARGET, RUNTIMES } from '../../../shared/build/targets.mjs';
import type { LoaderTable } from '../../../shared/embed/loader-table.ts';
import { writeWhole } from '../../../shared/tools/deploy/releases.mjs';

/** Stands for the mark of a release. */
const MARK = 'watched';

/** Modules that the loader fetches, by the names of their files. */
const LOADED_BY_LOADER = ['shared/embed/rare-cases.ts'];

/** A build that can be repeated. */
export interface WatchedBuild {
  /**
   * Builds everything that depends on the changed files.
   * @param changed their paths; everything is built if left out
   * @throws the error of esbuild, lightningcss or a definition, with its file
   */
  rebuild(changed?: readonly string[]): Promise<void>;
  dispose(): Promise<void>;
}

/**
 * Creates a build. Nothing is built yet.
 * @param root the project's directory
 * @param out the folder for the files, which the demo shop can serve as it serves `dist/`. It is emptied
 */
export async function createWatchedBuild(root: string, out: string): Promise<WatchedBuild> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  let used = '';
  let contexts: BuildContext[] = [];

  async function rebuild(changed?: readonly string[]): Promise<void> {
    const widgets = await findWidgets(root);
    const styles = changed?.filter((path) => path.endsWith('.css'));
    if (styles?.length !== 0) {
      const isOf = ({ name }: Widget) => styles?.every((path) => path.startsWith(`widgets/${name}/`));
      const own = widgets.filter(isOf);
      await buildStyles(own.length ? own : widgets);
    }
    if (styles?.length && styles.length === changed?.length) return;
    const table = await tableOf(root, widgets);
    // Different widgets or a different table need different settings.
    if (used !== table) {
      await dispose();
      contexts = await Promise.all(
        settingsOf(root, out, widgets, table).map((settings) => context(settings)),
      );
      for (const { name } of widgets) {
        await writeWhole(join(out, `${name}.js`), `export * from './assets/${name}-${MARK}.js';\n`);
      }
      // The loader fetches this file for every widget.
      await writeWhole(join(out, `assets/core-${MARK}.js`), 'export {};\n');
      used = table;
    }
    await Promise.all(contexts.map((one) => one.rebuild()));
  }

  async function buildStyles(widgets: Widget[]): Promise<void> {
    for (const { name, code } of buildStylesheets(root, widgets)) {
      await writeWhole(join(out, `assets/${name}-${MARK}.css`), code);
    }
  }

  async function dispose(): Promise<void> {
    await Promise.all(contexts.splice(0).map((one) => one.dispose()));
  }

  return { rebuild, dispose };
}

/** The loader's table, as JSON. */
async function tableOf(root: string, widgets: Widget[]): Promise<string> {
  const { definitions } = await readDefinitions(root, widgets);
  const rows = widgets.map(({ name }): [string, LoaderTable['widgets'][string]] => {
    const { load, firstReads } = definitions.get(name)?.documentation ?? {};
    return [name, { load, modules: [], firstReads }];
  });
  return JSON.stringify({ mark: MARK, widgets: Object.fromEntries(rows) });
}

/** The settings for the widgets with all lazy modules, and those for the loader. */
function settingsOf(root: string, out: string, widgets: Widget[], table: string): BuildOptions[] {
  const common: BuildOptions = {
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    target: JS_TARGET,
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'silent',
  };
  const entries = [
    ...widgets.map(({ name, entry }) => [name, entry] as const),
    ...LOADED_BY_LOADER.map(withName),
  ];
  return [
    {
      ...common,
      outdir: join(out, 'assets'),
      entryPoints: Object.fromEntries(entries.map(([name, path]) => [`${name}-${MARK}`, path])),
      splitting: true,
      chunkNames: '[name]-[hash]',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [replacements(RUNTIMES.preact), stylesheetPaths],
    },
    {
      ...common,
      outdir: out,
      entryPoints: { loader: 'shared/embed/loader.ts' },
      plugins: [lazyModules],
      define: { LOADER_TABLE: table, BUILD_VERSION: '"0.0.0+watched"', RELEASE_DIRECTORY: '"./"' },
    },
  ];
}

function withName(path: string): [name: string, path: string] {
  return [basename(path, '.ts'), path];
}

/** Replaces imports as the build that ships does. */
function replacements(rows: Record<string, string>): Plugin {
  return {
    name: 'replacements',
    setup(build) {
      build.onResolve({ filter: /^[\w@]/ }, ({ path, pluginData, ...from }) => {
        const replacement = rows[path];
        if (!replacement || pluginData === MARK) return undefined;
        if (replacement.startsWith('/')) return { path: replacement };
        const { resolveDir, kind, importer } = from;
        return build.resolve(replacement, { resolveDir, kind, importer, pluginData: MARK });
      });
    },
  };
}

/** `import styles from './cart-page.css'` gives the path of the built sheet. */
const stylesheetPaths: Plugin = {
  name: 'stylesheet-paths',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, ({ path }) => ({
      contents: `export default 'assets/${basename(path, '.css')}-${MARK}.css';`,
    }));
  },
};

/** The loader's lazy modules are built with the widgets. */
const lazyModules: Plugin = {
  name: 'lazy-modules',
  setup(build) {
    build.onResolve({ filter: /^\./ }, ({ kind, path }) =>
      kind === 'dynamic-import'
        ? { path: `./assets/${basename(path, '.ts')}-${MARK}.js`, external: true }
        : undefined,
    );
  },
};
