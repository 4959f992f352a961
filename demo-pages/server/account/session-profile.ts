import type { Session } from '../session.ts';
import { PASSWORD, PROFILE_ID, SIGNED_IN } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import { createProfile, type Profile, WAITING_PROFILES } from './profiles.ts';

/** Returns the profile with this id. Throws a Refusal if there is none, or the visitor may not see it. */
export function profileOf({ kind, profiles }: Session, id: string): Profile {
  const profile = profiles.get(id) ?? WAITING_PROFILES.find((candidate) => candidate.id === id);
  if (profile) return profile;
  if (id === PROFILE_ID && !kind.guest) {
    const { firstName = '', lastName = '', email = '' } = kind;
    return { ...createProfile(id, firstName, lastName), email };
  }
  throw new Refusal('We do not know this profile.', 'noSuchProfile', 'profileId');
}

/**
 * Saves a changed profile for the rest of the session.
 * @param password the new password; an empty one keeps the old
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
