/**
 * Names a release and its files, all with one mark of everything that is in it. So the loader, which every page loads,
 * has one mark instead of a hash for each file. After a release shoppers load all files again; with a hash for each most
 * would change, too, since a file contains the names of those that it imports.
 */
import { createHash } from 'node:crypto';
import { MARK } from './bundler.mjs';

/**
 * A mark of some contents: two builds with one mark are the same build.
 * @param {(string | Uint8Array)[]} contents
 * @returns {string} 8 hexadecimal digits
 */
export function markOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Puts the mark where the code has the sign that stands for it. */
export function withMark(/** @type {string} */ text, /** @type {string} */ mark) {
  return text.replaceAll(MARK, mark);
}
