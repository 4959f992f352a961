/**
 * Texts in a CSV file that a spreadsheet would take for a formula: they begin with `=`, `+`, `-` or `@`, also in full
 * width, with a tab, a carriage return or a line feed. Such a text gets a leading apostrophe, which spreadsheets show
 * as part of a harmless text; reading the file removes it. A text that already has apostrophes before such a character
 * gets one more, so that every text is restored exactly. Workbooks don't need this, because their cells are marked as
 * texts.
 */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/;
const ESCAPED = /^'+[=+\-@＝＋－＠\t\r\n]/;

/** Makes a text harmless for a spreadsheet [files CSV]. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Reverses `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return ESCAPED.test(text) ? text.slice(1) : text;
}
