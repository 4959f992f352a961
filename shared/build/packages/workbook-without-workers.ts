/**
 * The parts of `fflate` and `worker-f` that `read-excel-file` and `write-excel-file` use, without workers.
 * These are created from a `blob:` address, which `script-src 'self'` blocks, so they would never answer. A
 * list of 500 rows is packed and unpacked in a moment.
 */
import {
  type FlateError,
  type UnzipFileFilter,
  type Unzipped,
  unzipSync,
  type Zippable,
  zipSync,
} from 'fflate/browser';

export * from 'fflate/browser';

/** The most bytes that a part of a workbook may unpack to: a small file can be crafted to unpack to any size. */
const MOST_BYTES = 40_000_000;

type Callback = (error: FlateError | null, files: Unzipped) => void;

/** Replaces `unzip` of `fflate`: returns the same, synchronously. */
export function unzip(
  archive: Uint8Array,
  options: { filter?: UnzipFileFilter } | Callback,
  callback?: Callback,
): void {
  const [filter, done] = typeof options === 'function' ? [undefined, options] : [options.filter, callback];
  const isWanted: UnzipFileFilter = (file) => {
    if (filter && !filter(file)) return false;
    if (file.originalSize > MOST_BYTES) throw new Error(`${file.name} is too large.`);
    return true;
  };
  let files: Unzipped = {};
  let failure: FlateError | null = null;
  try {
    files = unzipSync(archive, { filter: isWanted });
  } catch (error) {
    failure = error as FlateError;
  }
  done?.(failure, files);
}

/** Replaces `zip` of `fflate`: returns the same, synchronously. */
export function zip(files: Zippable, done: (error: Error | null, archive: Uint8Array) => void): void {
  done(null, zipSync(files));
}

/** Replaces `worker-f`, which `read-excel-file` passes on and never calls. */
// biome-ignore lint/style/noDefaultExport: the package imports it by that name
export default undefined;
