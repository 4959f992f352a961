/** Makes an ES module of papaparse, which is CommonJS: what esbuild needs for that would be in the first load of every page. */
import { readFile } from 'node:fs/promises';

/** @type {import('esbuild').Plugin} */
export const papaparseModule = {
  name: 'papaparse-module',
  setup(build) {
    build.onLoad({ filter: /node_modules[\\/]papaparse[\\/]papaparse(\.min)?\.js$/ }, async ({ path }) => ({
      contents: `const module = { exports: {} }, exports = module.exports, define = undefined;\n${await readFile(path, 'utf8')}\nexport default module.exports;`,
      loader: 'js',
    }));
  },
};
