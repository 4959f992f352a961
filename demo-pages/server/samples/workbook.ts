import { strToU8, zipSync } from 'fflate';

/** A cell: a string, a number, or a number formatted as a date. */
export type SampleCell = string | { number: string; isDay?: true } | null;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * Writes an .xlsx file with one worksheet, the way one program does.
 * @param way excel: with shared strings; libreoffice: numbers have decimals; numbers: strings are inside their cells,
 * and there are no shared strings
 */
export function writeWorkbook(
  rows: readonly SampleCell[][],
  way: 'excel' | 'libreoffice' | 'numbers',
): Uint8Array {
  const texts: string[] = [];
  const cells = rows.map((row, index) => {
    const written = row.map((cell, column) =>
      writeCell(cell, `${'ABCDEFGH'[column]}${index + 1}`, way, texts),
    );
    return `<row r="${index + 1}">${written.join('')}</row>`;
  });
  const shared = way !== 'numbers';
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Order" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>${shared ? `<Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>` : ''}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
  };
  if (shared) {
    const items = texts.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t></si>`).join('');
    parts['xl/sharedStrings.xml'] = `<sst xmlns="${MAIN}" count="${texts.length}">${items}</sst>`;
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(HEAD + xml)])));
}

function writeCell(cell: SampleCell, reference: string, way: string, texts: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'object') {
    const number = way === 'libreoffice' && /^\d+$/.test(cell.number) ? `${cell.number}.0` : cell.number;
    return `<c r="${reference}"${cell.isDay ? ' s="1"' : ''}><v>${number}</v></c>`;
  }
  if (way === 'numbers') return `<c r="${reference}" t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
  texts.push(cell);
  return `<c r="${reference}" t="s"><v>${texts.length - 1}</v></c>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
