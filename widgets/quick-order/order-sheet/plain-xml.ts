/**
 * Checks that XML looks like that of workbooks. The parser takes quadratic time for an endless token: a
 * comment, a tag with a hundred thousand attributes, a series of angle brackets.
 */

/** The most characters of a tag. A worksheet's own, with all its namespaces, has 3,000. */
const LONGEST_TAG = 5000;

/** The most characters of a text. A cell holds 32,767, each of which may be written as `&amp;`. */
const LONGEST_TEXT = 170_000;

const TAG = /<(?:[^<>"']|"[^"]*"|'[^']*')*>/y;

/** The delimiters of tokens that aren't tags. No workbook has a document type. */
const ENCLOSED: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

export function isPlainXml(xml: string): boolean {
  let at = 0;
  for (;;) {
    const open = xml.indexOf('<', at);
    if ((open < 0 ? xml.length : open) - at > LONGEST_TEXT) return false;
    if (open < 0) return true;
    const length = tokenLength(xml, open);
    if (length === 0) return false;
    at = open + length;
  }
}

/** The length of the token that starts here; 0 if it is too long, or none. */
function tokenLength(xml: string, open: number): number {
  const [start, end] = ENCLOSED.find(([start]) => xml.startsWith(start, open)) ?? [];
  if (start && end) {
    const close = xml.slice(open, open + LONGEST_TAG).indexOf(end, start.length);
    return close < 0 ? 0 : close + end.length;
  }
  if (xml[open + 1] === '!') return 0;
  TAG.lastIndex = open;
  const length = TAG.exec(xml)?.[0].length ?? 0;
  return length > LONGEST_TAG ? 0 : length;
}
