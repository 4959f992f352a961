/** Detects a file's type and reads its text from its bytes alone, because names and types of files are often wrong. */

/**
 * `workbook`: a zip archive, such as .xlsx. `old-workbook`: .xls from before 2007. `other`: a file without readable
 * rows, such as a PDF, a picture or a web page named .xls.
 */
export type FileKind = 'workbook' | 'old-workbook' | 'text' | 'other' | 'empty';

const STARTS: readonly [FileKind, readonly number[]][] = [
  ['workbook', [0x50, 0x4b, 0x03, 0x04]],
  ['old-workbook', [0xd0, 0xcf, 0x11, 0xe0]],
  ['other', [0x25, 0x50, 0x44, 0x46]],
];

/** How many bytes are examined to detect the encoding. */
const SAMPLE = 2000;

/** Detects a file's type from its first bytes. */
export function fileKindOf(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  const known = STARTS.find(([, start]) => start.every((byte, index) => bytes[index] === byte));
  if (known) return known[0];
  const encoding = encodingOf(bytes);
  const sample = bytes.subarray(0, SAMPLE);
  if (!encoding?.startsWith('utf-16') && sample.includes(0)) return 'other';
  const start = decodeText(bytes.subarray(0, SAMPLE * 2)).trimStart();
  return start.startsWith('<') ? 'other' : 'text';
}

/**
 * Reads text in UTF-8, UTF-16 or Windows-1252, with a byte order mark or without. Anything that isn't UTF-8 is read as
 * Windows-1252, in which Excel writes CSV on most computers.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Returns the encoding of the byte order mark, or UTF-16 if every second byte of the item numbers is 0. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  const length = Math.min(bytes.length, SAMPLE);
  for (let index = 0; index < length; index += 1) {
    if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 4 && even === 0) return 'utf-16le';
  if (even > length / 4 && odd === 0) return 'utf-16be';
  return undefined;
}
