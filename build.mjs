/** Builds the widgets: `npm run build -- --help` explains the options. `shared/build/README.md` says which file a module is in. */
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { buildRelease } from './shared/build/build-release.mjs';
import { sizeTable } from './shared/build/sizes.mjs';
import { RUNTIMES } from './shared/build/targets.mjs';
import { readCommand } from './shared/tools/commands/read-command.mjs';
import { checkBase } from './shared/tools/deploy/base-address.mjs';
import { compressFiles } from './shared/tools/deploy/compress.mjs';
import { readMapsFolder, removeMaps, writeMaps } from './shared/tools/deploy/maps-folder.mjs';
import { addRelease, pointTo, readKeep, removeOldest, writeWhole } from './shared/tools/deploy/releases.mjs';
import { commitOf, noteSource } from './shared/tools/deploy/sources.mjs';
import { speculationHeads } from './shared/tools/speculation-rules.mjs';

const ROOT = dirname(fileURLToPath(import.meta.url));
/** The modules of the previous build, to print the cost of new ones. */
const KNOWN_MODULES = join(ROOT, '.cache/build/known-modules.json');
const WATCHED = ['widgets', 'shared'];
/** @satisfies {import('./shared/tools/commands/read-command.mjs').CommandOptions} */
const OPTIONS = /** @type {const} */ ({
  runtime: { type: 'string', default: 'preact', does: 'preact, which shoppers get, or react' },
  out: { type: 'string', default: 'dist', does: 'the folder for the files; existing releases stay' },
  base: {
    type: 'string',
    default: '/widgets/',
    does: 'where the site serves that folder: a path, or the address of another origin',
  },
  keep: { type: 'string', does: 'how many releases stay, with their maps, at least two (default: all)' },
  maps: { type: 'string', does: 'the folder for the source maps, which must not be served (default: none)' },
  compress: {
    type: 'boolean',
    default: false,
    does: 'writes .br and .gz beside each file, for servers that send these',
  },
  watch: {
    type: 'boolean',
    default: false,
    does: 'builds again after each change, with source maps; keeps two releases by default',
  },
  budgets: {
    type: 'boolean',
    default: false,
    does: 'exits with status 1 if anything is over its budget, which is printed in any case',
  },
});

/**
 * @param {string} text
 * @returns {text is import('./shared/build/targets.mjs').Runtime}
 */
function isRuntime(text) {
  return Object.hasOwn(RUNTIMES, text);
}

async function readOptions() {
  const { values } = readCommand({
    name: 'npm run build',
    usage: ['-- [--runtime preact|react] [--out DIR] [--base URL] [--keep N] [--maps DIR] …'],
    does: 'Builds a release of the widgets, writes it into a folder, and prints the sizes of each widget.',
    options: OPTIONS,
  });
  const { runtime, out, base, watch: watching, keep = watching ? '2' : undefined } = values;
  if (!isRuntime(runtime)) {
    throw new Error(`--runtime ${runtime}: expected ${Object.keys(RUNTIMES).join(' or ')}`);
  }
  const { version } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  const maps = readMapsFolder(values.maps, resolve(out));
  return {
    ...values,
    runtime,
    root: ROOT,
    version,
    out: resolve(out),
    base: checkBase(base),
    keep: readKeep(keep),
    maps,
  };
}

/** Creates the reference, the types and the data for editors, reread each time because a watched build changes them. */
async function describeProduct() {
  const from = { parentURL: import.meta.url, tsconfig: join(ROOT, 'tsconfig.json') };
  const { productFiles } = await tsImport('./shared/tools/reference/output/product-files.ts', from);
  const { ALL_SCENARIOS } = await tsImport('./demo-pages/server/scenarios/all-scenarios.ts', from);
  return productFiles(ROOT, ALL_SCENARIOS);
}

/** @typedef {Awaited<ReturnType<typeof readOptions>>} Options */

/**
 * Builds everything once: all files first, so that an error leaves the folder unchanged.
 * @param {Options} options
 * @returns {Promise<string[]>} everything that is over budget
 */
async function buildAll(options) {
  const { out, keep, compress, runtime, base, maps } = options;
  const known = await readFile(KNOWN_MODULES, 'utf8').then(JSON.parse, () => undefined);
  const built = await buildRelease({ ...options, known, maps: Boolean(maps) });
  const { release, files, rows, problems, placed, modules } = built;
  for (const [name, text] of speculationHeads()) files.set(`pointers/${name}`, text);
  const described = await describeProduct();
  const compressed = compress ? await compressFiles(files) : [];
  // Before the release, so that no release lacks its maps.
  if (maps) await writeMaps(maps, release, built.maps);
  await addRelease(out, release, new Map([...files, ...compressed]));
  const commit = commitOf(ROOT);
  await noteSource(out, release, commit ? { commit, base, runtime } : undefined);
  await pointTo(out, release);
  for (const [file, content] of described) await writeWhole(join(out, file), content);
  const removed = keep ? await removeOldest(out, keep) : [];
  if (maps) await removeMaps(maps, removed);
  await writeWhole(KNOWN_MODULES, JSON.stringify(modules));
  const title = `${relative('.', out)}: ${release}, ${runtime}, KB`;
  console.log([title, ...sizeTable(rows), ...placed, ''].join('\n'));
  return problems;
}

/**
 * Builds after each change; changes during a build start another one.
 * @param {Options} options
 */
function buildOnChange(options) {
  /** @type {NodeJS.Timeout | undefined} */
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

/** @param {string[]} problems */
function warn(problems) {
  for (const problem of problems) console.error(`over budget: ${problem}`);
}

/** @param {unknown} error */
function tell(error) {
  console.error(`build: ${/** @type {Error} */ (error).message}`);
}

try {
  const options = await readOptions();
  const problems = await buildAll(options);
  warn(problems);
  if (options.watch) buildOnChange(options);
  else if (options.budgets && problems.length) process.exitCode = 1;
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
