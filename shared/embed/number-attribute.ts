import { type Given, type Neither, type Options, ownAttribute } from './attribute-kinds.ts';

/** A whole number within inclusive limits. */
export function numberAttribute<Chosen extends Options<number> = Neither>(
  least: number,
  most: number,
  options?: Chosen,
): Given<number, Chosen> {
  const read = (text: string) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= least && number <= most ? number : undefined;
  };
  return ownAttribute(`a whole number from ${least} to ${most}`, read, options);
}
