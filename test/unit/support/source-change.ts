/** Changes to sources that a test builds: planted bugs, which show that another test can fail, or those of another release. */

/** A change to one source. */
export interface SourceChange {
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
export function changeSource(source: string, { file, before, after }: SourceChange): string {
  const [head, tail, ...more] = source.split(before);
  if (tail === undefined || more.length) throw new Error(`${file}: not there exactly once: ${before}`);
  return `${head}${after}${tail}`;
}
