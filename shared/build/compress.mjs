/** Compresses the files of a release when they are built, so that a server can spend its time on something else. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** The endings by which servers find a compressed file beside another one. */
const KINDS = {
  br: (/** @type {Buffer} */ content) => promisify(brotliCompress)(content, BROTLI),
  gz: (/** @type {Buffer} */ content) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Compresses files as far as it can be done.
 * @param {Map<string, Uint8Array | string>} files by path
 * @returns {Promise<Map<string, Uint8Array>>} by path with `.br` and `.gz` at the end; where that would be larger than
 *   the file itself it is left out
 */
export async function compressFiles(files) {
  /** @type {Map<string, Uint8Array>} */
  const compressed = new Map();
  for (const [file, content] of files) {
    const original = Buffer.from(content);
    for (const [ending, compress] of Object.entries(KINDS)) {
      const small = await compress(original);
      if (small.length < original.length) compressed.set(`${file}.${ending}`, small);
    }
  }
  return compressed;
}
