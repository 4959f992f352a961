/** Bundles the stores of a page into one program that runs thousands of times. Each run is a page with its own state. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { build, type Plugin } from 'esbuild';
import { RUNTIMES } from '../../../../shared/build/targets.mjs';
import { ROOT } from '../../structure/source-files.ts';
import { changeSource, type SourceChange } from '../../support/source-change.ts';

/** The globals that each page has for itself, `globalThis` among them. The program gets everything else from Node. */
const OWN = [
  'window',
  'globalThis',
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
] as const;

/** A page's own globals, by name. */
export type Host = Record<(typeof OWN)[number], unknown>;

/**
 * Bundles an entry with the libraries that ship.
 * @param entry a file in `test/unit/schedules`
 * @param changes to the sources
 * @returns opens a page: runs the program in its host and returns the entry's exports
 * @throws if the file doesn't contain the text to replace exactly once
 */
export async function compilePage<Exports>(
  entry: string,
  changes: readonly SourceChange[],
): Promise<(host: Host) => Exports> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '..', entry)],
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
    plugins: [applying(changes)],
    logLevel: 'error',
  });
  const code = `${outputFiles[0]?.text}\nreturn page;`;
  const run = compileFunction(code, OWN);
  return (host) => run(...OWN.map((name) => host[name])) as Exports;
}

function applying(changes: readonly SourceChange[]): Plugin {
  return {
    name: 'changes',
    setup({ onLoad }) {
      onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
        const own = changes.filter(({ file }) => path.endsWith(`/${file}`));
        if (own.length === 0) return undefined;
        const contents = own.reduce(changeSource, await readFile(path, 'utf8'));
        return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' };
      });
    },
  };
}
