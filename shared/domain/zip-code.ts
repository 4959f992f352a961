/** How many characters a zip field takes [1 §9]. */
export const ZIP_CODE_LENGTH = 10;

/**
 * What is wrong with a zip code: nothing entered, or neither five digits nor five, a hyphen and four;
 * null when it is well formed [1 §5]. Spaces around it do not count.
 */
export function zipCodeProblem(text: string): 'empty' | 'format' | null {
  const zipCode = text.trim();
  if (!zipCode) return 'empty';
  return /^\d{5}(-\d{4})?$/.test(zipCode) ? null : 'format';
}
