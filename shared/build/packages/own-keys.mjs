/**
 * Has packages walk over the keys of an object alone. Where a page adds to `Object.prototype`, as scripts of 2008 do,
 * `for … in` also finds what was added, in every object: fflate would look for files in a function, and for ever.
 */
import { parseAst } from 'rolldown/parseAst';
import { nodesIn } from '../syntax-tree.mjs';

/** The packages whose walks don't check by themselves. React and Preact work with whatever they find. */
export const WALKING = ['@preact', 'fflate', 'papaparse', 'read-excel-file', 'write-excel-file'];

/**
 * Rewrites the walks of a module. Line numbers stay true.
 * @param {string} code JavaScript
 * @returns {string} with `for (k of Object.keys(Object((o))))` in place of each `for (k in o)`
 */
export function withOwnKeys(code) {
  const nodes = nodesIn(parseAst(code, { preserveParens: true }));
  const walks = nodes.filter((node) => node.type === 'ForInStatement');
  const edits = walks.flatMap(({ left, right }) => [
    { from: left.end, to: right.start, text: ' of Object.keys(Object((' },
    { from: right.end, to: right.end, text: ')))' },
  ]);
  let changed = code;
  for (const { from, to, text } of edits.sort((one, other) => other.from - one.from)) {
    changed = changed.slice(0, from) + text + changed.slice(to);
  }
  return changed;
}
