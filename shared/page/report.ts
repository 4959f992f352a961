/**
 * Tells the page's engineers of something that is wrong and that a shopper need not know.
 * @param message one sentence: the place, what was expected, what was found
 * @param details values that the console shows as they are: the element, the error
 */
export function report(message: string, ...details: unknown[]): void {
  console.error(`[catalogue-islands] ${message}`, ...details);
}
