/** Prints a line for each new module of `shared`, with its file and its cost. */
import { lookUp } from './look-up.mjs';

/**
 * @param {import('./files/place-modules.mjs').Placement} placement
 * @param {import('./compile.mjs').Scripts} scripts
 * @param {(file: string) => number} sizeOf the compressed bytes of a file
 * @param {string[] | undefined} known the modules of the previous build, if any
 * @returns {string[]}
 */
export function placementReport({ contents }, scripts, sizeOf, known) {
  const added = known ? sharedModules(contents).filter((path) => !known.includes(path)) : [];
  return added.map((path) => {
    const files = [...scripts].filter(([, { inputs }]) => inputs.has(path));
    const bytes = files.map(([file, { inputs }]) => sizeOf(file) * shareOf(path, inputs));
    const sum = Math.round(bytes.reduce((all, one) => all + one, 0));
    return `new: ${path}: ${sum} bytes in ${files.map(([file]) => `${file}.js`).join(', ') || 'no file'}`;
  });
}

/** The modules of `shared` that a build has. */
export function sharedModules(/** @type {Map<string, Set<string>>} */ contents) {
  const all = new Set([...contents.values()].flatMap((paths) => [...paths]));
  return [...all].filter((path) => path.startsWith('shared/')).sort();
}

/** A module's share of a file. */
function shareOf(/** @type {string} */ path, /** @type {Map<string, number>} */ inputs) {
  return lookUp(inputs, path) / [...inputs.values()].reduce((all, one) => all + one, 0);
}
