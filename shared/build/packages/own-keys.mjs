/**
 * Has packages walk over the keys of an object alone. Where a page adds to `Object.prototype`, as scripts of 2008 do,
 * `for … in` also finds what was added, in every object: fflate would look for files in a function, and for ever.
 */
import { readFile } from 'node:fs/promises';

/** Those whose walks do not check by themselves. React and Preact are right with what they find. */
const PACKAGES =
  /node_modules[\\/](?:@preact[\\/]signals|fflate|read-excel-file|write-excel-file)[\\/].*\.m?js$/;

const WALK = /\bfor\s*\(\s*(var|let|const)\s+([\w$]+)\s+in\s+([\w$.]+)\s*\)/g;

/**
 * Rewrites the walks of a module. Line numbers stay true.
 * @param {string} text JavaScript
 */
export function withOwnKeys(text) {
  return text.replace(WALK, 'for($1 $2 of Object.keys($3||{}))');
}

/** @type {import('esbuild').Plugin} */
export const ownKeys = {
  name: 'own-keys',
  setup(build) {
    build.onLoad({ filter: PACKAGES }, async ({ path }) => ({
      contents: withOwnKeys(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};
