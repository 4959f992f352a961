import { type Given, type Options, written } from './attributes.ts';

/** One of some words. */
export function choice<const Word extends string, Chosen extends Options<NoInfer<Word>>>(
  words: readonly Word[],
  options: Chosen,
): Given<Word, Chosen> {
  const struct = written((text) => words.find((word) => word === text));
  return { ...options, expected: words.map((word) => `"${word}"`).join(' or '), struct };
}
