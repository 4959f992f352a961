/**
 * Files that a shopper may choose by mistake, or that somebody has made to keep a page busy: far references, forged
 * sizes, archives within archives, endless tables, up to 20 MB each.
 */
import { deflateRawSync } from 'node:zlib';
import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { writeWorkbook } from '../../demo-pages/server/samples/workbook.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const SHEET = 'xl/worksheets/sheet1.xml';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The parts of a valid workbook. */
const parts = (): Record<string, Uint8Array> =>
  unzipSync(
    writeWorkbook(
      [
        ['Item number', 'Quantity'],
        ['151261', { number: '2' }],
      ],
      'excel',
    ),
  );

const zip = (files: Zippable): Bytes => zipSync(files) as Bytes;
const sheet = (rows: string): Bytes =>
  strToU8(
    `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  ) as Bytes;

/** A workbook with these rows in its sheet. */
export const workbookOf = (rows: string): Bytes => zip({ ...parts(), [SHEET]: sheet(rows) });

const cell = (place: string, value = '151261') => `<c r="${place}"><v>${value}</v></c>`;
const ROW = `<row r="1">${cell('A1')}</row>`;
const at = (place: string) => workbookOf(`${ROW}<row r="${/\d.*/.exec(place)}">${cell(place)}</row>`);

/** The facts about a part, in the archive's directory and in the part's own header. */
interface Header {
  /** Bytes when unpacked. */
  size: number;
  /** 0 for stored, 8 for deflated. */
  method?: number;
}

/** Overwrites the headers of parts whose name matches. */
function withForgedHeader(archive: Bytes, name: RegExp, { size, method }: Header): Bytes {
  const forged = archive.slice() as Bytes;
  const view = new DataView(forged.buffer);
  for (let place = 0; place < forged.length - 46; place += 1) {
    const signature = view.getUint32(place, true);
    const isPart = signature === 0x04034b50;
    if (!isPart && signature !== 0x02014b50) continue;
    const [methodAt, sizeAt, lengthAt, nameAt] = isPart ? [8, 22, 26, 30] : [10, 24, 28, 46];
    const length = view.getUint16(place + lengthAt, true);
    const text = new TextDecoder().decode(forged.subarray(place + nameAt, place + nameAt + length));
    if (!name.test(text)) continue;
    view.setUint32(place + sizeAt, size, true);
    if (method !== undefined) view.setUint16(place + methodAt, method, true);
  }
  return forged;
}

/** A workbook whose sheet unpacks to this many zeros. Node deflates them: fflate takes 40 s for 400 MB. */
function withZeros(size: number): Bytes {
  const deflated = deflateRawSync(new Uint8Array(size), { level: 1 });
  const archive = zip({ ...parts(), [SHEET]: [deflated, { level: 0 }] });
  return withForgedHeader(archive, /sheet1/, { size, method: 8 });
}

/** An archive whose directory names one stored part many times. */
function withRepeatedPart(times: number, size: number): Bytes {
  const archive = zipSync({ 'worksheets/a.xml': [new Uint8Array(size).fill(32), { level: 0 }] });
  const view = new DataView(archive.buffer);
  const end = archive.length - 22;
  const start = view.getUint32(end + 16, true);
  const entry = archive.slice(start, end);
  new DataView(entry.buffer).setUint32(24, 0, true);
  const directory = new Uint8Array(entry.length * times + 22);
  for (let time = 0; time < times; time += 1) {
    const name = new TextEncoder().encode(`worksheets/${String.fromCharCode(97 + (time % 26))}.xml`);
    directory.set(entry, time * entry.length);
    directory.set(name, time * entry.length + 46);
  }
  directory.set(archive.subarray(end), entry.length * times);
  const tail = new DataView(directory.buffer, entry.length * times);
  tail.setUint16(8, times, true);
  tail.setUint16(10, times, true);
  tail.setUint32(12, entry.length * times, true);
  return join(archive.subarray(0, start), directory);
}

function join(...pieces: Uint8Array[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let place = 0;
  for (const piece of pieces) {
    all.set(piece, place);
    place += piece.length;
  }
  return all;
}

/** Incompressible bytes, the same ones each time. */
function noise(length: number): Bytes {
  const bytes = new Uint8Array(length);
  let state = 1;
  for (let index = 0; index < length; index += 1) {
    state = (state * 48_271) % 2_147_483_647;
    bytes[index] = state & 255;
  }
  return bytes;
}

const text = (content: string) => new TextEncoder().encode(content) as Bytes;
const utf16 = (content: string) => new Uint8Array(Buffer.from(`\uFEFF${content}`, 'utf16le')) as Bytes;
const MB = 1_000_000;
const times = (unit: string, bytes: number) => unit.repeat(Math.ceil(bytes / unit.length)).slice(0, bytes);
const numbered = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

const elsewhere = () => {
  const files = parts();
  const relations = new TextDecoder().decode(files['xl/_rels/workbook.xml.rels']);
  return zip({
    ...files,
    'xl/_rels/workbook.xml.rels': strToU8(relations.replace('worksheets/sheet1.xml', 'hidden.xml')),
    'xl/hidden.xml': sheet(`${ROW}<row r="1048576">${cell('XFD1048576')}</row>`),
  });
};

/** The contents of each file, by name. Created on request. */
export const HOSTILE_FILES: Record<string, () => Bytes> = {
  'a cell in the last corner': () => at('XFD1048576'),
  'a cell in the last row': () => at('A1048576'),
  'a cell in the last column': () => at('XFD2'),
  'a last row without a cell': () => workbookOf(`${ROW}<row r="1048576"></row>`),
  'a row whose number has a power of ten': () => workbookOf(`${ROW}<row r="1e8"></row>`),
  'a row whose number is hexadecimal': () => workbookOf(`${ROW}<row r="0x5F5E100"></row>`),
  'a row that is infinite': () => workbookOf(`${ROW}<row r="Infinity"></row>`),
  'a row whose number has blanks': () => workbookOf(`${ROW}<row r=" 99999999 "></row>`),
  'a row whose number has a fraction': () => workbookOf(`${ROW}<row r="99999999.5"></row>`),
  'a row whose number is written in characters': () => workbookOf(`${ROW}<row r="&#57;9999999"></row>`),
  'a row whose attribute has a prefix': () => workbookOf(`${ROW}<row x:r="99999999"></row>`),
  'a row whose attributes touch': () => workbookOf(`${ROW}<row s="1"r="99999999"></row>`),
  'a row behind an angle in an attribute': () => workbookOf(`${ROW}<row s=">" r="99999999"></row>`),
  'a cell whose row has a power of ten': () => workbookOf(`${ROW}<row><c r="A1e8"><v>1</v></c></row>`),
  'a cell without a row': () => workbookOf(`${ROW}<row><c r="AAAAAAAAAA"><v>1</v></c></row>`),
  'a cell whose column is no letters': () =>
    workbookOf(`${ROW}<row><c r="\uFFFF\uFFFF\uFFFF2"><v>1</v></c></row>`),
  'a cell in a negative row': () => workbookOf(`${ROW}<row><c r="A-5"><v>1</v></c></row>`),
  'a far cell in a sheet at another place': elsewhere,
  'a far dimension alone': () =>
    zip({
      ...parts(),
      [SHEET]: strToU8(
        `<worksheet xmlns="${MAIN}"><dimension ref="A1:XFD1048576"/><sheetData>${ROW}</sheetData></worksheet>`,
      ),
    }),
  'a wide and long sheet with corners alone': () => at('SF2000'),
  '50,000 rows': () =>
    workbookOf(numbered(50_000, (index) => `<row r="${index + 1}">${cell(`A${index + 1}`)}</row>`)),
  '125,001 rows': () =>
    workbookOf(numbered(125_001, (index) => `<row r="${index + 1}">${cell(`A${index + 1}`, '1')}</row>`)),
  'cells without places, six million characters': () => workbookOf(`<row>${times('<c/>', 5.9 * MB)}</row>`),
  'rows without cells, six million characters': () => workbookOf(times('<row/>', 5.9 * MB)),
  'tags within tags': () => workbookOf('<a>'.repeat(1.9 * MB)),
  'an attribute without end': () => workbookOf(`<row r="${'1'.repeat(5.8 * MB)}"></row>`),
  'a hundred thousand attributes': () =>
    workbookOf(`<row ${numbered(100_000, (index) => `a${index}="1" `)}></row>`),
  'tags of four thousand characters': () =>
    workbookOf(`<row ${numbered(380, (index) => `a${index}="12" `)}></row>`.repeat(1400)),
  'texts of a hundred thousand characters': () =>
    workbookOf(`<row><c r="A1" t="inlineStr"><is><t>${'x'.repeat(150_000)}</t></is></c></row>`.repeat(38)),
  'a comment of 4 kB in each row': () => workbookOf(`<row><!--${'-x'.repeat(2000)}--></row>`.repeat(1400)),
  'entities without end': () =>
    workbookOf(`<row r="1"><c r="A1" t="inlineStr"><is><t>${times('&amp;', 5.8 * MB)}</t></is></c></row>`),
  'angles without end': () => workbookOf('<'.repeat(5.8 * MB)),
  'a comment that never closes': () => workbookOf(`<!--${'-'.repeat(5.8 * MB)}`),
  'a document type with entities': () =>
    zip({
      ...parts(),
      [SHEET]: strToU8(
        `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}">]><worksheet>${'&b;'.repeat(99_999)}</worksheet>`,
      ),
    }),
  'five million characters of shared texts': () =>
    zip({
      ...parts(),
      'xl/sharedStrings.xml': strToU8(
        `<sst xmlns="${MAIN}">${times('<si><t>_x0041_</t></si>', 5 * MB)}</sst>`,
      ),
    }),
  'formats without end': () =>
    zip({
      ...parts(),
      'xl/styles.xml': strToU8(
        `<styleSheet xmlns="${MAIN}"><numFmts>${numbered(60_000, (index) => `<numFmt numFmtId="${index}" formatCode="${'y'.repeat(40)}"/>`)}</numFmts></styleSheet>`,
      ),
    }),
  'a part that unpacks to 100 MB': () => withZeros(100 * MB),
  'a part that unpacks to 400 MB and says 10': () =>
    withForgedHeader(withZeros(400 * MB), /sheet1/, { size: 10 }),
  'a part that says that it has 4 GB': () => withForgedHeader(zip(parts()), /sheet1/, { size: 0xffff_ffff }),
  'a stored part named 2,000 times': () => withRepeatedPart(2000, 4 * MB),
  'a directory without its parts': () => zip(parts()).subarray(-200) as Bytes,
  'an archive that is cut': () => zip(parts()).subarray(0, 700) as Bytes,
  'an archive of nothing': () => zip({}),
  'an archive without a workbook': () => zip({ 'a.txt': text('151261,2') }),
  'an archive of archives': () => zip({ 'a.xlsx': zip({ 'b.xlsx': zip(parts()) }) }),
  'an archive with 40,000 parts': () =>
    zip(
      Object.fromEntries(
        Array.from({ length: 40_000 }, (_, index) => [`a${index}.xml`, [text('<a/>'), { level: 0 }]]),
      ),
    ),
  'an archive with noise of 9 MB in it': () =>
    zip({ ...parts(), 'xl/media/a.png': [noise(9 * MB), { level: 0 }] }),
  'an archive with noise for its directory': () => join(text('PK\x03\x04'), noise(9 * MB)),
  'a workbook of 20 MB': () => zip({ ...parts(), 'xl/media/a.png': [noise(20 * MB - 9000), { level: 0 }] }),
  'noise of 20 MB': () => noise(20 * MB),
  'noise of 10 MB': () => noise(10 * MB),
  'nothing but zeros, 10 MB': () => new Uint8Array(10 * MB),
  'a picture': () => join(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), noise(99_999)),
  'a web page': () => text(`<html><table><tr><td>151261</td></tr></table>${'<p>'.repeat(99_999)}`),
  '125,001 lines': () => text('151261,1\n'.repeat(125_001)),
  '90,000 lines': () => text('151261,1\n'.repeat(90_000)),
  '90,000 lines of a hundred characters': () =>
    text(numbered(90_000, (index) => `15${index},${'x'.repeat(90)}\n`)),
  'a cell of 60 kB': () => text(`151261,1\n${'9'.repeat(60_000)},1`),
  'a cell of 60 kB of blanks': () => text(`151261,1\n1${' '.repeat(60_000)}1,1`),
  'a cell of 10 MB': () => text('9'.repeat(10 * MB)),
  'a cell of 10 MB of blanks and signs': () => text(times('x \t', 10 * MB)),
  'a quoted cell of 9 MB': () => text(`151261,1\n"${times('""', 9 * MB)}",1`),
  'a quote that never closes': () => text(`151261,1\n"${times('721002,1\n', 800_000)}`),
  'quotes without end': () => text('"'.repeat(9.9 * MB)),
  'separators without end': () => text(','.repeat(9.9 * MB)),
  'separators of all kinds': () => text(times('\t;, ', 9.9 * MB)),
  'a row of two million cells': () => text(times('721002,', 9.9 * MB)),
  'a thousand rows of 1,400 cells': () => text(`${times('721002,', 9800)}\n`.repeat(1000)),
  'ninety thousand rows of 100 cells': () => text(`${'1,'.repeat(54)}\n`.repeat(90_000)),
  'line ends without end': () => text('\n'.repeat(9.9 * MB)),
  'returns without end': () => text('\r'.repeat(9.9 * MB)),
  'blanks without end': () => text(' '.repeat(9.9 * MB)),
  'blanks of another kind without end': () => text(times('\u3000', 3.2 * MB)),
  'text of 20 MB': () => text(times('151261,1\n', 20 * MB)),
  'UTF-16 of 9 MB': () => utf16(times('151261\t1\n', 4.4 * MB)),
  'text in no encoding': () =>
    join(
      text('151261,1\n'),
      noise(400_000).map((byte) => byte | 0x80),
    ),
  formulas: () => text('=1+1,=2\n@SUM(A1),-1\n\n＝1,＋1'),
  'five hundred numbers that are too long': () =>
    text(numbered(500, (index) => `${'9'.repeat(99)}${index},${'9'.repeat(99)}\n`)),
  '1e308 of everything': () => text('151261,1e308\n1e308,1\n721002,-1e308\n'),
};
