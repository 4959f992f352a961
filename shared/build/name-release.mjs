/**
 * Names a release and all its files with one mark of the whole content. So the loader, which every page
 * loads, has one mark instead of a hash per file. After a release, shoppers load all files again; with a hash
 * per file, most would change, too, because a file contains the names of its imports.
 */
import { createHash } from 'node:crypto';
import { MARK } from './bundler.mjs';

/**
 * A mark of some contents: two builds with the same mark are equal.
 * @param {(string | Uint8Array)[]} contents
 * @returns {string} 8 hexadecimal digits
 */
export function markOf(contents) {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content);
  return hash.digest('hex').slice(0, 8);
}

/** Replaces the placeholder in the code with the mark. */
export function withMark(/** @type {string} */ text, /** @type {string} */ mark) {
  return text.replaceAll(MARK, mark);
}
