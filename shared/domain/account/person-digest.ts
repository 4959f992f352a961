import type { Person } from './visitor.ts';

/**
 * A number computed from a person's name and email address, equal for equal persons, to compare a profile
 * with a saved one without storing either. Case and surrounding spaces don't count.
 */
export function digestPerson({ firstName = '', lastName = '', email = '' }: Partial<Person>): number {
  const text = [firstName, lastName, email].map((part) => part.trim().toLowerCase()).join('\n');
  let digest = 0;
  for (const character of text) digest = Math.imul(31, digest) + (character.codePointAt(0) ?? 0);
  return digest >>> 0;
}
