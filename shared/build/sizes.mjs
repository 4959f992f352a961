/** Measures a build and holds it against the budgets. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { remember } from './remember.mjs';

/**
 * The most that a shopper's browser may load, in KB (1000 bytes) of minified modules compressed with brotli 11. A widget's
 * documentation may name other budgets for its first load.
 */
const BUDGETS = {
  loader: 2.6,
  /** Everything all widgets share: framework, stores, superstruct, server border, shell. */
  core: 16,
  /** Everything that is loaded until one widget can be used, and in how many files. */
  firstLoad: 28.5,
  files: 6,
};

/** The release's mark changes with every line of code, and the sizes by some ten bytes with it: all are measured with this one. */
const MEASURED_MARK = '5c81f3a6';

/** The loader at the root, which is a little larger than that of the release. */
const LOADER = 'pointers/loader.js';

/** Never part of a first load, in the build on the named runtime or in both. */
const LAZY = [
  { what: 'DOMPurify', isIt: (path) => path.startsWith('node_modules/dompurify/') },
  { what: 'a dialog', isIt: (path) => path.startsWith('shared/ui/') && path.endsWith('dialog.tsx') },
  { what: 'react-dom', isIt: (path) => path.startsWith('node_modules/react-dom/'), runtime: 'preact' },
];

/**
 * @typedef {{raw: number, gzip: number, brotli: number}} Size in bytes
 *
 * Measures the loader, the shared file and each widget.
 * @param {Pick<import('./build-release.mjs').Built, 'release' | 'widgets' | 'outputs' | 'files'>} built
 * @returns {{name: string, own: Size, first: Size, files: number, withPrefetched?: Size, prefetchedFiles?: number}[]} withPrefetched and
 *   prefetchedFiles: with the prefetched modules, and how many files these are
 */
export function measure({ release, widgets, outputs, files }) {
  const mark = release.split('+')[1];
  const sizeOf = remember((file) => sizesOf(marked(files.get(file), mark)));
  const none = { raw: 0, gzip: 0, brotli: 0 };
  const loader = sizeOf(LOADER);
  const rows = widgets.map(({ name }) => {
    const { file, imports, prefetched } = outputs.widget(name);
    const first = [LOADER, file, ...imports];
    return {
      name,
      own: sizeOf(file),
      first: first.map(sizeOf).reduce(add, none),
      files: first.length,
      withPrefetched: [...first, ...prefetched].map(sizeOf).reduce(add, none),
      prefetchedFiles: prefetched.length,
    };
  });
  const core = outputs.core();
  return [
    { name: 'loader', own: loader, first: loader, files: 1 },
    ...(core ? [{ name: 'core', own: sizeOf(core), first: add(sizeOf(core), loader), files: 2 }] : []),
    ...rows,
  ];
}

/** The file as it is with the mark that sizes are measured with. */
function marked(code, mark) {
  return Buffer.from(Buffer.from(code).toString('latin1').replaceAll(mark, MEASURED_MARK), 'latin1');
}

/** The measured sizes as lines of text, KB with one decimal. */
export function sizeTable(rows) {
  const kilobytes = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
  const cells = ({ raw, gzip, brotli }) => [raw, gzip, brotli].map(kilobytes).join('');
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
 * What is over its budget, or loaded too early, each as a sentence. React itself is larger than Preact, so its build has
 * budgets for the number of files alone.
 */
export function overBudget(rows, { widgets, definitions, outputs, runtime }) {
  const problems = [];
  const hold = (what, bytes, budget) => {
    if (bytes > budget * 1000) {
      problems.push(`${what}: ${(bytes / 1000).toFixed(2)} KB brotli, budget ${budget} KB`);
    }
  };
  for (const { name, own, first, files, withPrefetched, prefetchedFiles } of rows) {
    if (name === 'loader') hold('loader', own.brotli, BUDGETS.loader);
    else if (name === 'core') hold('shared by all widgets', own.brotli, runtimeBudget(runtime, BUDGETS.core));
    else {
      const { budget } = definitions.get(name).documentation;
      hold(
        `${name}, first load`,
        first.brotli,
        runtimeBudget(runtime, budget?.firstLoad ?? BUDGETS.firstLoad),
      );
      const most = budget?.files ?? BUDGETS.files;
      if (files > most) {
        problems.push(`${name}: ${files} JavaScript files until it can be used, at most ${most}`);
      }
      if (budget?.withPrefetched) {
        const { load, files: mostFiles } = budget.withPrefetched;
        hold(`${name}, with what it prefetches`, withPrefetched.brotli, runtimeBudget(runtime, load));
        const all = files + prefetchedFiles;
        if (all > mostFiles) {
          problems.push(`${name}: ${all} JavaScript files with what it prefetches, at most ${mostFiles}`);
        }
      }
    }
  }
  for (const { name } of widgets) problems.push(...loadedTooEarly(name, outputs, runtime));
  return problems;
}

function loadedTooEarly(name, outputs, runtime) {
  const { file, imports } = outputs.widget(name);
  const inputs = [file, ...imports].flatMap((one) => outputs.inputsOf(one));
  return LAZY.filter((lazy) => !lazy.runtime || lazy.runtime === runtime).flatMap(({ isIt, what }) =>
    inputs.filter(isIt).map((input) => `${name}: its first load contains ${what} (${input})`),
  );
}

function runtimeBudget(runtime, budget) {
  return runtime === 'preact' ? budget : undefined;
}

function sizesOf(content) {
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliSize(content),
  };
}

/** The bytes of a file as a browser fetches it. */
export function brotliSize(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function add(one, other) {
  return { raw: one.raw + other.raw, gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli };
}
