/** Makes an ES module of papaparse, which is CommonJS: what esbuild needs for that would be in the first load of every page. */
import { readFile } from 'node:fs/promises';
import { withOwnKeys } from './own-keys.mjs';

/** @type {import('esbuild').Plugin} */
export const papaparseModule = {
  name: 'papaparse-module',
  setup(build) {
    // Before the first line, without a break: line numbers in source maps stay true.
    build.onLoad({ filter: /node_modules[\\/]papaparse[\\/]papaparse(\.min)?\.js$/ }, async ({ path }) => ({
      contents: `const module = { exports: {} }, exports = module.exports, define = undefined; ${withOwnKeys(await readFile(path, 'utf8'))}\nexport default module.exports;`,
      loader: 'js',
    }));
  },
};
