/**
 * Item numbers that a spreadsheet has changed because it took them for numbers or dates. The shopper is told;
 * nothing is repaired, because the lost digits are unknown [sheet Rows].
 *
 * - `rounded`: written with a power of ten, `1.2E+05`
 * - `zeros`: too short by one or two digits, as if leading zeros were dropped
 * - `decimals`: with decimals or signs between thousands, `351210.0`, `351,210`
 * - `day`: a day, `1-Mar-12`
 * - `hidden`: only `####`, because its column was too narrow
 * - `formula`: the error of a formula, `#N/A`
 */
export type SpreadsheetDamage = 'rounded' | 'zeros' | 'decimals' | 'day' | 'hidden' | 'formula';

const SIGNS: readonly [SpreadsheetDamage, RegExp][] = [
  ['rounded', /^\d+(?:[.,]\d+E[+-]?|E[+-])\d+$/i],
  ['zeros', /^\d{4,5}$/],
  ['decimals', /^\d+[.,]0+$|^\d{1,3}(?:[.,' \u00A0\u202F]\d{3})+(?:[.,]0+)?$/],
  ['day', /^(?:\d{1,2}[-. ])?[a-z]{3}[-. ]\d{1,4}$|^\d{1,2}[-. ][a-z]{3}$|^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/i],
  ['hidden', /^#{3,}$/],
  ['formula', /^#(?:N\/A|REF!|NAME\?|VALUE!|NUM!|NULL!|DIV\/0!)$/i],
];

/**
 * Detects how a spreadsheet has changed an item number, if that is visible.
 * @param text the trimmed text of the cell
 */
export function spreadsheetDamageOf(text: string): SpreadsheetDamage | undefined {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}
