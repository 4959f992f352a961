/** The stores of a page as one program, to run it thousands of times: each run is a page with a state of its own. */
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { RUNTIMES } from '../../../../shared/build/targets.mjs';
import { ROOT } from '../../structure/source-files.ts';

/** A change to one source, which makes the product worse. */
export interface Sabotage {
  /** Below the project's folder. */
  file: string;
  /** What stands there exactly once. */
  before: string;
  after: string;
}

/** What a page has that is its own. The program gets everything else from Node. */
export interface Host {
  window: object;
  document: object;
  location: object;
  history: object;
  navigator: object;
  sessionStorage: object;
  localStorage: object;
  performance: object;
  Date: object;
  Math: object;
  console: object;
  BroadcastChannel: unknown;
  addEventListener: unknown;
  removeEventListener: unknown;
  setTimeout: unknown;
  clearTimeout: unknown;
  fetch: unknown;
  /** What the program's modules put on the global object. */
  globalThis: object;
}

const NAMES: (keyof Host)[] = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'sessionStorage',
  'localStorage',
  'performance',
  'Date',
  'Math',
  'console',
  'BroadcastChannel',
  'addEventListener',
  'removeEventListener',
  'setTimeout',
  'clearTimeout',
  'fetch',
  'globalThis',
];

/**
 * Bundles an entry with the libraries that ship.
 * @param entry below this folder's parent
 * @param sabotage changes the sources
 * @returns opens a page: runs the program in its host and returns the entry's exports
 * @throws if the text that is to be changed isn't there exactly once
 */
export async function compilePage<Exports>(
  entry: string,
  sabotage?: Sabotage,
): Promise<(host: Host) => Exports> {
  const { outputFiles } = await build({
    entryPoints: [new URL(`../${entry}`, import.meta.url).pathname],
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    alias: RUNTIMES.preact,
    plugins: sabotage ? [applying(sabotage)] : [],
    logLevel: 'error',
  });
  const code = `${outputFiles[0]?.text}\nreturn page;`;
  const run = compileFunction(code, NAMES);
  return (host) => run(...NAMES.map((name) => host[name])) as Exports;
}

function applying({ file, before, after }: Sabotage): Plugin {
  return {
    name: 'sabotage',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        if (!path.endsWith(`/${file}`)) return undefined;
        const { readFile } = await import('node:fs/promises');
        const [head, tail, ...more] = (await readFile(path, 'utf8')).split(before);
        if (tail === undefined || more.length) throw new Error(`${file}: not there exactly once: ${before}`);
        return { contents: `${head}${after}${tail}`, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
