import { type Given, type Options, written } from './attributes.ts';

/** A whole number within limits, both included. */
export function wholeNumber<Chosen extends Options<number>>(
  least: number,
  most: number,
  options: Chosen,
): Given<number, Chosen> {
  const struct = written((text) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  });
  return { ...options, expected: `a whole number from ${least} to ${most}`, struct };
}
