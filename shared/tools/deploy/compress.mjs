/** Compresses the files of a release at build time, so that servers don't have to. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { FALL_BACK_POINTER } from './previous-release.mjs';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The extensions with which servers find the compressed version of a file. */
const KINDS = {
  br: (/** @type {Buffer} */ content) => promisify(brotliCompress)(content, BROTLI),
  gz: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Compresses files at the highest level.
 * @param {Map<string, Uint8Array | string>} files by path
 * @returns {Promise<Map<string, Uint8Array>>} by path with `.br` and `.gz` appended; left out if it would be
 *   larger than the file itself
 */
export async function compressFiles(files) {
  /** @type {Map<string, Uint8Array>} */
  const compressed = new Map();
  for (const [file, content] of files) {
    // Each deploy writes a name into it.
    if (file === `pointers/${FALL_BACK_POINTER}`) continue;
    const original = Buffer.from(content);
    for (const [ending, compress] of Object.entries(KINDS)) {
      const small = await compress(original);
      if (small.length < original.length) compressed.set(`${file}.${ending}`, small);
    }
  }
  return compressed;
}
