import type { Infer } from 'superstruct';
import type { Person } from '../../domain/account/visitor.ts';
import type { Failure, Result } from '../../domain/failure.ts';
import { type FormRefusal, refusalOf } from '../../domain/form-refusal.ts';
import { flag, identifier } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { get, type ReadOptions } from '../transport/http.ts';
import { post } from '../transport/post.ts';
import { PERSON_REPLY, PROFILE_NAMES, type ProfileField, toPerson } from './profile.ts';

/** The profile of a shopper who comes from another site and completes it here [2 §3 SSO profile]. */
export interface SsoProfile extends Person {
  /**
   * Whether the terms must be accepted: for an imported account, or one without a made-up password [2 §4 SSO terms].
   */
  needsTerms: boolean;
}

/** The fields that are sent. Texts that are the same for everybody are added below. */
export interface SsoProfileChange {
  profileId: string;
  person: Person;
  password: string;
  confirmedPassword: string;
  acceptsTerms: boolean;
  optIn: boolean;
  /** The address of the site that opens next; empty if there is none. */
  goOnTo: string;
}

/** The fields that can be invalid, by their names in the form. */
export type SsoField = ProfileField | 'confirmPassword' | 'tAndC' | 'optIn';

const RETURN_PAGE = '/account/sso/profile.jsp';

const SSO_NAMES: Record<string, SsoField> = {
  ...PROFILE_NAMES,
  confirmpassword: 'confirmPassword',
  tandc: 'tAndC',
  optin: 'optIn',
};

const SsoProfileReply = fields({ ...PERSON_REPLY, isImported: flag, generatedPassword: flag });
const SavedReply = fields({ token: identifier });

/** Reads the profile: GET `profile/get-sso-profile-data/{id}` [2 §7 SSO profile]. */
export function readSsoProfile(id: string, options?: ReadOptions): Promise<Result<SsoProfile>> {
  const path = 'profile/get-sso-profile-data/{id}';
  return get(path, SsoProfileReply, toSsoProfile, { ...options, parts: { id } });
}

/**
 * Completes it: POST `profile/SSO-updateprofile` [2 §7 SSO profile]. Sent once.
 * @returns the token for the site that opens next, which nobody else may see
 */
export function saveSsoProfile(change: SsoProfileChange): Promise<Result<{ token?: string }>> {
  const { person, profileId } = change;
  const data = {
    firstName: person.firstName,
    lastName: person.lastName,
    previousEmail: person.email,
    password: change.password,
    confirmPassword: change.confirmedPassword,
    tAndC: `${change.acceptsTerms}`,
    optIn: `${change.optIn}`,
    updateSuccessURL: RETURN_PAGE,
    updateErrorURL: RETURN_PAGE,
    postAuthUrl: change.goOnTo,
    profileId,
  };
  return post('profile/SSO-updateprofile', { data }, SavedReply, ({ token }) => ({ token }));
}

/**
 * Assigns the server's messages to the fields [2 §5 SSO profile]: 'hidden' marks a field and is not shown; terms and
 * newsletter are never marked.
 */
export function ssoRefusal(failure: Failure): FormRefusal<SsoField> {
  const messages = failure.messages.map((said) =>
    said.message === 'hidden' ? { ...said, message: '' } : said,
  );
  const refusal = refusalOf({ ...failure, messages }, SSO_NAMES);
  const { tAndC: _terms, optIn: _newsletter, ...errors } = refusal.errors;
  return { ...refusal, errors };
}

function toSsoProfile({
  isImported,
  generatedPassword,
  ...reply
}: Infer<typeof SsoProfileReply>): SsoProfile {
  return { ...toPerson(reply), needsTerms: Boolean(isImported) || !generatedPassword };
}
