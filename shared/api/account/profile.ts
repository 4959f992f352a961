import type { Infer } from 'superstruct';
import type { Person } from '../../domain/account/visitor.ts';
import type { Result } from '../../domain/failure.ts';
import { flag, text } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { command } from '../transport/post.ts';

/** A profile, as the server knows it [2 §3 Profile]. */
export interface KnownProfile extends Person {
  /** Whether the shop made up its password; absent if the server doesn't say. */
  generatedPassword?: boolean;
}

/** The fields of the form. */
export type ProfileField = keyof Person | 'password';

/** The server's names for them, in lower case. */
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
 * Changes a profile: POST `profile/update-profile` [2 §7]. Sent once, but repeating it does no harm.
 * @param changed.password empty keeps the old one
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

/** @throws if the reply describes nobody */
export function toPerson({ firstName = '', lastName = '', email = '' }: Partial<Person>): Person {
  if (!firstName && !lastName && !email) throw new Error('email');
  return { firstName, lastName, email };
}
