/** Small changes that make the product worse, on purpose: they show that a test can fail. */

/** A change to one source. */
export interface Sabotage {
  /** Below the project's folder. */
  file: string;
  /** The text to replace, which occurs in the file exactly once. */
  before: string;
  after: string;
}

/**
 * Makes the change.
 * @param source the file's text
 * @returns the changed text
 * @throws if the file doesn't contain the text to replace exactly once
 */
export function sabotage(source: string, { file, before, after }: Sabotage): string {
  const [head, tail, ...more] = source.split(before);
  if (tail === undefined || more.length) throw new Error(`${file}: not there exactly once: ${before}`);
  return `${head}${after}${tail}`;
}
