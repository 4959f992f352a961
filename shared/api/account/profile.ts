import type { Infer } from 'superstruct';
import type { Person } from '../../domain/account/visitor.ts';
import type { Result } from '../../domain/failure.ts';
import { flag, text } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { command } from '../transport/post.ts';

/** What the server knows of a profile [2 §3 Profile]. */
export interface KnownProfile extends Person {
  /** Whether its password is one that the shop has made up; absent where the server does not say. */
  generatedPassword?: boolean;
}

/** The fields of the form. */
export type ProfileField = keyof Person | 'password';

/** How the server may call them, in small letters. */
export const PROFILE_NAMES: Record<string, ProfileField> = {
  firstname: 'firstName',
  lastname: 'lastName',
  email: 'email',
  emailaddress: 'email',
  login: 'email',
  password: 'password',
};

/** The fields of every reply about a profile. */
export const PERSON_REPLY = { firstName: text, lastName: text, email: text };

const ProfileReply = fields({ ...PERSON_REPLY, generatedPassword: flag });

/** Reads a profile by its id: GET `profile/profile-details/{id}` [2 §7 Profile]. */
export function readProfile(id: string, options?: ReadOptions): Promise<Result<KnownProfile>> {
  const path = 'profile/profile-details/{id}';
  return get(path, ProfileReply, toProfile, { ...options, parts: { id } });
}

/**
 * Changes a profile: POST `profile/update-profile` [2 §7]. Sent once, but sending the same again does no harm.
 * @param changed.password empty leaves the old one
 */
export function updateProfile(
  changed: Person & { password: string; profileId: string },
): Promise<Result<null>> {
  const { firstName, lastName, password, email, profileId } = changed;
  const body = { firstName, lastName, password, email, profileId };
  return command('profile/update-profile', body);
}

function toProfile({ generatedPassword, ...reply }: Infer<typeof ProfileReply>): KnownProfile {
  return { ...toPerson(reply), generatedPassword };
}

/** @throws when nothing in the reply tells of anybody */
export function toPerson({ firstName = '', lastName = '', email = '' }: Partial<Person>): Person {
  if (!firstName && !lastName && !email) throw new Error('email');
  return { firstName, lastName, email };
}
