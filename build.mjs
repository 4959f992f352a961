/**
 * Builds the widgets.
 *
 *   node build.mjs [--runtime preact|react] [--out DIR] [--watch] [--budgets]
 *
 * --runtime  what the islands run on; preact (the default) is what shoppers get
 * --out      where the files go; `dist` unless said
 * --watch    builds again after each change, with source maps
 * --budgets  ends with status 1 when something is over its budget, which is printed in any case
 *
 * Prints the sizes of each widget. The budgets are in `shared/build/budgets.mjs`.
 */
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { JS_TARGET } from './shared/build/browsers.mjs';
import { planChunks } from './shared/build/chunk-groups.mjs';
import { chunkPlugin } from './shared/build/chunk-plugin.mjs';
import { cssPlugin } from './shared/build/css-plugin.mjs';
import { definitionsPlugin } from './shared/build/definitions-plugin.mjs';
import { findWidgets, readDefinitions } from './shared/build/find-widgets.mjs';
import { loaderTablePlugin } from './shared/build/loader-table.mjs';
import { customElements, headFragment, manifest } from './shared/build/manifest.mjs';
import { minifyAgain } from './shared/build/minify-again.mjs';
import { markOf, nameFiles } from './shared/build/name-files.mjs';
import { describeOutputs } from './shared/build/outputs.mjs';
import { RUNTIMES } from './shared/build/runtimes.mjs';
import { measure, overBudget, sizeTable } from './shared/build/sizes.mjs';
import { writeOutput } from './shared/build/write-output.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
const WATCHED = ['widgets', 'shared'];
const OPTIONS = {
  runtime: { type: 'string', default: 'preact' },
  out: { type: 'string', default: 'dist' },
  watch: { type: 'boolean', default: false },
  budgets: { type: 'boolean', default: false },
};

function readOptions() {
  const { values } = parseArgs({ options: OPTIONS });
  if (!Object.hasOwn(RUNTIMES, values.runtime)) {
    throw new Error(`--runtime ${values.runtime}: expected ${Object.keys(RUNTIMES).join(' or ')}`);
  }
  return { ...values, out: resolve(values.out) };
}

/** Settings that every call of esbuild shares. */
function settings({ runtime, out, watch: watching }) {
  return {
    absWorkingDir: ROOT,
    outdir: out,
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
    inject: ['shared/build/nanostores-epoch.ts'],
    // superstruct, nanostores and others say that they have no side effects: dropping a bare import is meant.
    logOverride: { 'ignored-bare-import': 'silent' },
    metafile: true,
    write: false,
  };
}

/** Builds, and makes the result as small as can be; with source maps it is left as esbuild made it. */
async function buildSmall(options) {
  const built = await build(options);
  return options.sourcemap ? built : { ...built, outputFiles: await minifyAgain(built.outputFiles) };
}

async function buildWidgets(options, widgets) {
  const entries = widgets.map(({ entry }) => entry);
  const common = {
    ...settings(options),
    entryPoints: widgets.map(({ name, entry }) => ({ in: entry, out: name })),
    splitting: true,
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
  };
  const stylesheets = new Map();
  const css = cssPlugin(ROOT, stylesheets);
  const first = await build({ ...common, minify: false, sourcemap: false, plugins: [css] });
  const plan = planChunks(first.metafile, entries);
  const built = await buildSmall({ ...common, plugins: [chunkPlugin(ROOT, plan), definitionsPlugin, css] });
  const mark = markOf(options.runtime, { ...built, stylesheets });
  return { ...nameFiles({ ...built, stylesheets }, widgets, mark), mark };
}

function buildLoader(options, version, table) {
  return buildSmall({
    ...settings(options),
    entryPoints: { loader: 'shared/embed/loader.ts' },
    plugins: [loaderTablePlugin(version, table)],
  });
}

async function packageVersion() {
  return JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8')).version;
}

/** The loader's row for each widget. */
function loaderTable(widgets, definitions, outputs) {
  return Object.fromEntries(
    widgets.map(({ name }) => {
      const { load, firstReads } = definitions.get(name).definition;
      return [name, { ...outputs.widget(name), load, firstReads }];
    }),
  );
}

/** Adds a build's files by their path in the output directory. */
function addFiles(files, { outputFiles }, out) {
  for (const { path, contents } of outputFiles) files.set(relative(out, path).split(sep).join('/'), contents);
}

/** Builds everything once. Returns what is over budget. */
async function buildAll(options) {
  const { runtime, out } = options;
  const widgets = await findWidgets(ROOT);
  const definitions = await readDefinitions(ROOT, widgets);
  const built = await buildWidgets(options, widgets);
  const files = new Map();
  addFiles(files, built, out);
  for (const { file, code } of built.stylesheets.values()) files.set(file, code);
  const directory = relative(ROOT, out).split(sep).join('/');
  const outputs = describeOutputs(built.metafile, files, built.stylesheets, directory);
  const version = `${await packageVersion()}+${built.mark}`;
  const table = loaderTable(widgets, definitions, outputs);
  addFiles(files, await buildLoader(options, version, table), out);

  const result = { version, runtime, widgets, definitions, outputs, files };
  for (const { name } of widgets)
    files.set(`${name}.js`, `export * from './${outputs.widget(name).file}';\n`);
  files.set('manifest.json', `${JSON.stringify(manifest(result), null, 2)}\n`);
  files.set('custom-elements.json', `${JSON.stringify(customElements(result), null, 2)}\n`);
  files.set('head.html', headFragment(result));
  await writeOutput(out, files);

  const rows = measure(result);
  console.log([`${relative('.', out)}: ${version}, ${runtime}, KB`, ...sizeTable(rows), ''].join('\n'));
  return overBudget(rows, result);
}

/** Builds after each change; changes that come while a build runs start one more. */
function buildOnChange(options) {
  let timer;
  let running = Promise.resolve();
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(() => buildAll(options)).then(warn, tell);
    }, 100);
  };
  for (const directory of WATCHED) watch(join(ROOT, directory), { recursive: true }, again);
}

function warn(problems) {
  for (const problem of problems) console.error(`over budget: ${problem}`);
}

/** esbuild has printed its own errors with file and line by the time it throws. */
function tell(error) {
  if (!error.errors) console.error(`build: ${error.message}`);
}

try {
  const options = readOptions();
  const problems = await buildAll(options);
  warn(problems);
  if (options.watch) buildOnChange(options);
  else if (options.budgets && problems.length) process.exitCode = 1;
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
