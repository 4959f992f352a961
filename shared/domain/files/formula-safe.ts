/**
 * Texts in a CSV file that a spreadsheet would take for a formula: they begin with `=`, `+`, `-` or `@`, also in full
 * width, with a tab, a carriage return or a line feed. Such a text gets an apostrophe in front, which spreadsheets show as part of a harmless text; reading the file
 * takes it away. A text that has apostrophes in front of such a sign already gets one more, so that every text comes
 * back as it was. The spreadsheets' own files need none of this: their cells say that they are texts.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const ESCAPED = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** Makes a text harmless for a spreadsheet [files CSV]. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Gives back what `escapeFormula` was given. */
export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text;
}
