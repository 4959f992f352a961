import { type Given, type Options, written } from './attributes.ts';

/** Any text. */
export function text<Chosen extends Options<string>>(options: Chosen): Given<string, Chosen> {
  return { ...options, expected: 'a text', struct: written((text) => text) };
}
