/**
 * Unpacks entries of a zip archive within a limit. The sizes that an archive claims for its entries may be forged, so only
 * the bytes actually unpacked count.
 */
import { Inflate } from 'fflate/browser';

/** The position of one entry in the archive, from the directory at its end. */
interface ZipEntry {
  name: string;
  /** 0: stored as it is. 8: deflated. */
  method: number;
  packedSize: number;
  offset: number;
}

/** Thrown if the entries exceed the limit in bytes. */
export class TooLargeError extends Error {}

const END = 0x06054b50;
const END_64 = 0x06064b50;
const ENTRY = 0x02014b50;
/** The length of the directory's end, without the comment after it. */
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
/** A workbook with a hundred worksheets and their notes has some 500. */
const MOST_ENTRIES = 5000;
/** Means that the 64-bit fields have the number instead. */
const IN_64 = 0xffff_ffff;
/** How many packed bytes are unpacked before the limit is checked again: they come to 8 MB at most. */
const SLICE = 8192;

/**
 * Unpacks the entries with a wanted name.
 *
 * @param most how many bytes they may come to, all together
 * @throws TooLargeError if they come to more, or are far too many; a RangeError or an Error if the archive is damaged
 */
export function unpackEntries(
  archive: Uint8Array,
  isWanted: (name: string) => boolean,
  most: number,
): Record<string, Uint8Array> {
  const unpacked: [string, Uint8Array][] = [];
  let left = most;
  for (const position of entriesOf(archive)) {
    if (!isWanted(position.name)) continue;
    const content = unpackEntry(archive, position, left);
    left -= content.length;
    unpacked.push([position.name, content]);
  }
  return Object.fromEntries(unpacked);
}

function* entriesOf(archive: Uint8Array): Generator<ZipEntry> {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const end = positionOfEnd(view);
  let count = view.getUint16(end + 10, true);
  let position = view.getUint32(end + 16, true);
  if (count === 0xffff || position === IN_64) {
    // Reads only the lower half: no archive here has 4 GB.
    const end64 = view.getUint32(end - 12, true);
    if (view.getUint32(end64, true) !== END_64) throw new Error('no directory');
    count = view.getUint32(end64 + 32, true);
    position = view.getUint32(end64 + 48, true);
  }
  if (count > MOST_ENTRIES) throw new TooLargeError();
  for (let entry = 0; entry < count; entry += 1) {
    if (view.getUint32(position, true) !== ENTRY) throw new Error('no directory');
    const nameLength = view.getUint16(position + 28, true);
    const extraLength = view.getUint16(position + 30, true);
    const name = new TextDecoder().decode(archive.subarray(position + 46, position + 46 + nameLength));
    const [packedSize, offset] = sizeAndOffset(view, position, position + 46 + nameLength, extraLength);
    yield { name, method: view.getUint16(position + 10, true), packedSize, offset };
    position += 46 + nameLength + extraLength + view.getUint16(position + 32, true);
  }
}

function positionOfEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let position = last; position >= Math.max(0, last - LONGEST_COMMENT); position -= 1) {
    if (view.getUint32(position, true) === END) return position;
  }
  throw new Error('no archive');
}

/** Programs that don't know the sizes beforehand put them into 64-bit fields, however small they are. */
function sizeAndOffset(view: DataView, entry: number, extra: number, length: number): [number, number] {
  const given = [24, 20, 42].map((at) => view.getUint32(entry + at, true));
  for (
    let position = extra;
    position + 4 <= extra + length;
    position += 4 + view.getUint16(position + 2, true)
  ) {
    if (view.getUint16(position, true) !== 1) continue;
    let field = position + 4;
    given.forEach((number, index) => {
      if (number !== IN_64) return;
      given[index] = view.getUint32(field, true);
      field += 8;
    });
  }
  const [, packedSize = 0, offset = 0] = given;
  return [packedSize, offset];
}

function unpackEntry(
  archive: Uint8Array,
  { method, packedSize, offset }: ZipEntry,
  most: number,
): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = archive.subarray(start, start + packedSize);
  if (method === 0) {
    if (packed.length > most) throw new TooLargeError();
    return packed;
  }
  if (method !== 8) throw new Error('unknown compression');
  const pieces: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  for (let at = 0; at < packed.length; at += SLICE) {
    inflate.push(packed.subarray(at, at + SLICE), at + SLICE >= packed.length);
    if (length > most) throw new TooLargeError();
  }
  const content = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    content.set(piece, at);
    at += piece.length;
  }
  return content;
}
