/** The rules of the two fields beside the totals: promotion code and zip code [1 §5]. */

/** How many characters a zip field accepts [1 §9 Zip code]. */
export const ZIP_CODE_LENGTH = 10;

/**
 * Returns the error of a zip code: empty, or neither five digits nor five, a hyphen and four; null if it is valid [1 §5
 * Zip code]. Surrounding spaces don't count.
 */
export function zipCodeProblem(text: string): 'empty' | 'format' | null {
  const zipCode = text.trim();
  if (!zipCode) return 'empty';
  return /^\d{5}(-\d{4})?$/.test(zipCode) ? null : 'format';
}

/** Whether nothing was entered as a promotion code; the server judges any other text [1 §5 Promotion code]. */
export function isPromotionCodeEmpty(text: string): boolean {
  return !text.trim();
}
