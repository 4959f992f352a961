import { USER_KINDS } from '../user-kinds.ts';

/** The shop's data about a customer, except for their orders. */
export interface Profile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** True while the password is one that the shop generated. */
  readonly generatedPassword: boolean;
  /** True for an account imported from another system. */
  readonly isImported: boolean;
  /** True for a customer who has unsubscribed from the newsletter. */
  readonly isUnsubscribed: boolean;
}

/** Profiles that others created: a colleague's with a generated password, and three from the partner's site. */
export const WAITING_PROFILES: readonly Profile[] = [
  createProfile('440001', 'Robin', 'Castillo', { generatedPassword: true }),
  createProfile('550001', 'Avery', 'Lindqvist', { generatedPassword: true }),
  createProfile('550002', 'Noor', 'Haddad', { isImported: true }),
  createProfile('550003', 'Tomás', 'Rivera-Quintanilla', { isUnsubscribed: true }),
];

/** Checks whether another account has this address. */
export function isTaken(email: string, except: Profile): boolean {
  return (
    email !== except.email && [...USER_KINDS, ...WAITING_PROFILES].some((account) => account.email === email)
  );
}

/** Creates a profile, with an email address derived from the name. */
export function createProfile(
  id: string,
  firstName: string,
  lastName: string,
  facts: Partial<Profile> = {},
): Profile {
  const email = `${firstName}.${lastName.replace(/[^a-z].*/i, '')}@example.com`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const flags = { generatedPassword: false, isImported: false, isUnsubscribed: false };
  return { id, firstName, lastName, email, ...flags, ...facts };
}
