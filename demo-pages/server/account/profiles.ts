import type { Session } from '../sessions.ts';
import { PASSWORD, PROFILE_ID, SIGNED_IN, USER_KINDS } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';

/** What the shop knows of a customer, besides what they bought. */
export interface Profile {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** True as long as the password is one that the shop has made up. */
  readonly generatedPassword: boolean;
  /** True for an account that was taken over from another system. */
  readonly isImported: boolean;
  /** True for one that has unsubscribed from the newsletter. */
  readonly isUnsubscribed: boolean;
}

/** Accounts that others have made: a colleague's with a made-up password, and three of the partner's site. */
export const WAITING_PROFILES: readonly Profile[] = [
  waiting('440001', 'Robin', 'Castillo', { generatedPassword: true }),
  waiting('550001', 'Avery', 'Lindqvist', { generatedPassword: true }),
  waiting('550002', 'Noor', 'Haddad', { isImported: true }),
  waiting('550003', 'Tomás', 'Rivera-Quintanilla', { isUnsubscribed: true }),
];

/** Gives the profile with that id, if the visitor may see it; a refusal for any other. */
export function profileOf({ kind, profiles }: Session, id: string): Profile {
  const profile = profiles.get(id) ?? WAITING_PROFILES.find((candidate) => candidate.id === id);
  if (profile) return profile;
  if (id === PROFILE_ID && !kind.guest) {
    const { firstName = '', lastName = '', email = '' } = kind;
    return { ...waiting(id, firstName, lastName), email };
  }
  throw new Refusal('We do not know this profile.', 'noSuchProfile', 'profileId');
}

/** Whether another account has that address. */
export function isTaken(email: string, except: Profile): boolean {
  return (
    email !== except.email && [...USER_KINDS, ...WAITING_PROFILES].some((account) => account.email === email)
  );
}

/**
 * Keeps a changed profile, for as long as the session lasts.
 * @param password the new one; empty leaves the old one
 */
export function keepProfile(session: Session, profile: Profile, password: string): void {
  const { firstName, lastName, email, id } = profile;
  const isOwn = id === PROFILE_ID;
  const changed = { firstName, lastName, email };
  const old = session.account?.kind === session.kind ? session.account.password : PASSWORD;
  if (!isOwn) session.profiles.set(id, { ...profile, generatedPassword: false });
  if (isOwn) session.kind = { ...session.kind, ...changed };
  if (session.kind.guest || isOwn) {
    session.account = {
      kind: isOwn ? session.kind : { ...SIGNED_IN, key: 'registered', label: 'New customer', ...changed },
      password: password || old,
      orders: session.orders,
      lists: session.lists,
    };
  }
}

function waiting(id: string, firstName: string, lastName: string, facts: Partial<Profile> = {}): Profile {
  const email = `${firstName}.${lastName.replace(/[^a-z].*/i, '')}@example.com`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  const none = { generatedPassword: false, isImported: false, isUnsubscribed: false };
  return { id, firstName, lastName, email, ...none, ...facts };
}
