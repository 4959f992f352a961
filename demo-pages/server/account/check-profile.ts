import { type Problem, Refusal } from '../wire/refusal.ts';

/** How long a first or last name may be. */
export const LONGEST_NAME = 19;
/** How short a password may be. */
export const SHORTEST_PASSWORD = 6;

const LONGEST_EMAIL = 256;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,6}$/i;

/** Returns the problem of a name. `label` is its name in the form. */
export function nameProblems(name: string, property: string, label: string): Problem[] {
  if (!name) return [{ property, message: `${label} is a required field.` }];
  return name.length > LONGEST_NAME
    ? [{ property, message: `${label} has at most ${LONGEST_NAME} characters.` }]
    : [];
}

/** Checks whether a string can be an email address. */
export function isEmail(email: string): boolean {
  return email.length <= LONGEST_EMAIL && EMAIL.test(email);
}

/** Returns the problem of an email address. */
export function emailProblems(email: string): Problem[] {
  if (isEmail(email)) return [];
  return [{ property: 'email', message: 'The email address does not appear to be valid.' }];
}

/** Returns the problem of a new password. */
export function passwordProblems(password: string): Problem[] {
  if (password.length >= SHORTEST_PASSWORD) return [];
  return [
    {
      property: 'password',
      message: `Passwords must be at least ${SHORTEST_PASSWORD} characters long.`,
    },
  ];
}

/** Throws a Refusal that names every problem of a form; does nothing if there is none. */
export function refuse(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first) throw Refusal.of([first, ...others]);
}
