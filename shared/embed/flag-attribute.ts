import { type Given, type Options, written } from './attributes.ts';

/** `true` or `false`. */
export function flag<Chosen extends Options<boolean>>(options: Chosen): Given<boolean, Chosen> {
  const struct = written((text) => (/^(true|false)$/.test(text) ? text === 'true' : undefined));
  return { ...options, expected: '"true" or "false"', struct };
}
