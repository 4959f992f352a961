import { digestText } from './text-digest.ts';
import type { Person } from './visitor.ts';

/**
 * A number computed from a person's name and email address, equal for equal persons, to compare a profile
 * with a saved one without storing either. Case and surrounding spaces don't count.
 */
export function digestPerson({ firstName = '', lastName = '', email = '' }: Partial<Person>): number {
  return digestText([firstName, lastName, email].map((part) => part.trim().toLowerCase()).join('\n'));
}
