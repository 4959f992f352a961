/** Measures a build and compares it with the budgets. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lookUp } from './look-up.mjs';
import { remember } from './remember.mjs';

/**
 * The most that a shopper's browser may load, in KB (1000 bytes) of minified modules compressed with brotli 11. A widget's
 * documentation may name other budgets for its first load. The loader, which names them all, may grow with each after the 25th.
 */
const BUDGETS = {
  loader: (/** @type {number} */ widgets) => 2.6 + 0.03 * Math.max(0, widgets - 25),
  /** Everything that all widgets share: framework, stores, superstruct, calls, shell. */
  core: 16,
  /** Everything that is loaded before a widget can be used, and the number of its files. */
  firstLoad: 28.5,
  files: 6,
};

/** All sizes are measured with this mark: the real one changes with every line of code, and sizes with it. */
const MEASURED_MARK = '5c81f3a6';

/** The loader at the root, which is a little larger than the release's. */
const LOADER = 'pointers/loader.js';

/** Never part of a first load, in the build on the named runtime or in both. */
const LAZY = [
  { what: 'DOMPurify', source: /^node_modules\/dompurify\// },
  { what: 'a reader of spreadsheets', source: /^node_modules\/(fflate|papaparse|read-excel-file)\// },
  { what: 'a dialog', source: /^shared\/ui\/.*dialog\.tsx$/ },
  { what: 'react-dom', source: /^node_modules\/react-dom\//, runtime: 'preact' },
];

/**
 * @import { Built } from './build-release.mjs'
 * @import { WidgetDocumentation } from '../embed/widget-definition.ts'
 * @typedef {{documentation: Pick<WidgetDocumentation, 'budget'>}} Budgeted
 * @typedef {{raw: number, gzip: number, brotli: number}} Size in bytes
 * @typedef {{name: string, own: Size, first: Size, files: number, withPrefetched?: {size: Size, files: number}}} Row
 *   withPrefetched: the first load with the prefetched modules
 *
 * Measures the loader, the shared file and each widget.
 * @param {Pick<Built, 'release' | 'widgets' | 'outputs' | 'files'>} built
 * @returns {Row[]}
 */
export function measure({ release, widgets, outputs, files }) {
  const [, mark = ''] = release.split('+');
  const sizeOf = remember((/** @type {string} */ file) => sizesOf(marked(lookUp(files, file), mark)));
  const none = { raw: 0, gzip: 0, brotli: 0 };
  const loader = sizeOf(LOADER);
  const rows = widgets.map(({ name }) => {
    const { file, imports, prefetched } = outputs.widget(name);
    const first = [LOADER, file, ...imports];
    const all = [...first, ...prefetched];
    return {
      name,
      own: sizeOf(file),
      first: first.map(sizeOf).reduce(add, none),
      files: first.length,
      withPrefetched: { size: all.map(sizeOf).reduce(add, none), files: all.length },
    };
  });
  const core = outputs.core();
  return [
    { name: 'loader', own: loader, first: loader, files: 1 },
    ...(core ? [{ name: 'core', own: sizeOf(core), first: add(sizeOf(core), loader), files: 2 }] : []),
    ...rows,
  ];
}

/** The file with the mark that sizes are measured with. */
function marked(/** @type {string | Uint8Array} */ code, /** @type {string} */ mark) {
  return Buffer.from(Buffer.from(code).toString('latin1').replaceAll(mark, MEASURED_MARK), 'latin1');
}

/** The measured sizes as lines of text, KB with one decimal. */
export function sizeTable(/** @type {Row[]} */ rows) {
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(7);
  const cells = (/** @type {Size} */ { raw, gzip, brotli }) => [raw, gzip, brotli].map(kilobytes).join('');
  const head = ` ${'own: raw'.padStart(19)}   gzip brotli   first load: raw   gzip brotli  files`;
  return [
    head,
    ...rows.map(
      ({ name, own, first, files }) =>
        `${name.padEnd(13)}${cells(own)}            ${cells(first)}${String(files).padStart(7)}`,
    ),
  ];
}

/**
 * Lists everything that is over budget or loaded too early, a sentence each. React itself is larger than Preact, so its
 * build has budgets only for the number of files.
 * @param {Row[]} rows
 * @param {Pick<Built, 'widgets' | 'outputs' | 'runtime'> & {definitions: ReadonlyMap<string, Budgeted>}} built
 */
export function overBudget(rows, { widgets, definitions, outputs, runtime }) {
  /** @type {string[]} */
  const problems = [];
  const leniency = runtime === 'preact' ? 1 : Number.POSITIVE_INFINITY;
  /** @type {(what: string, size: Size, budget: number, factor?: number) => void} */
  const holdSize = (what, { brotli }, budget, factor = leniency) => {
    if (brotli > budget * factor * 1000)
      problems.push(`${what}: ${(brotli / 1000).toFixed(2)} KB brotli, budget ${budget} KB`);
  };
  /** @type {(what: string, files: number, when: string, most: number) => void} */
  const holdFiles = (what, files, when, most) => {
    if (files > most) problems.push(`${what}: ${files} JavaScript files ${when}, at most ${most}`);
  };
  for (const { name, own, first, files, withPrefetched } of rows) {
    if (name === 'loader') holdSize(name, own, BUDGETS.loader(widgets.length), 1);
    else if (name === 'core') holdSize('shared by all widgets', own, BUDGETS.core);
    else {
      const budget = { ...BUDGETS, ...lookUp(definitions, name).documentation.budget };
      holdSize(`${name}, first load`, first, budget.firstLoad);
      holdFiles(name, files, 'before it can be used', budget.files);
      if (!budget.withPrefetched || !withPrefetched) continue;
      holdSize(`${name}, with prefetched files`, withPrefetched.size, budget.withPrefetched.load);
      holdFiles(name, withPrefetched.files, 'with the prefetched ones', budget.withPrefetched.files);
    }
  }
  for (const { name } of widgets) problems.push(...loadedTooEarly(name, outputs, runtime));
  return problems;
}

/** @type {(name: string, outputs: Built['outputs'], runtime: string) => string[]} */
function loadedTooEarly(name, outputs, runtime) {
  const inputs = [name, ...outputs.loads(name).imports].flatMap(outputs.inputsOf);
  return LAZY.filter((lazy) => !lazy.runtime || lazy.runtime === runtime).flatMap(({ source, what }) =>
    inputs
      .filter((input) => source.test(input))
      .map((input) => `${name}: its first load contains ${what} (${input})`),
  );
}

function sizesOf(/** @type {Uint8Array} */ content) {
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliSize(content),
  };
}

/** The bytes of a file, as fetched by a browser. */
export function brotliSize(/** @type {string | Uint8Array} */ content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function add(/** @type {Size} */ one, /** @type {Size} */ other) {
  return { raw: one.raw + other.raw, gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}
