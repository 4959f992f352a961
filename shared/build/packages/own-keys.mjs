/**
 * Makes packages iterate only over an object's own keys. If a page adds to `Object.prototype`, as scripts of
 * 2008 do, `for … in` also finds the additions in every object: fflate would search a function for files, and
 * never end.
 */
import { parseAst } from 'rolldown/parseAst';
import { nodesIn } from '../syntax-tree.mjs';

/** The packages whose loops don't check this themselves. React and Preact cope with such additions. */
export const WALKING = ['@preact', 'fflate', 'papaparse', 'read-excel-file', 'write-excel-file'];

/**
 * Rewrites the loops of a module. Line numbers stay the same.
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
