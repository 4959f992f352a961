import { emailProblems, nameProblems, passwordProblems, refuse } from '../../account/check-profile.ts';
import { isTaken } from '../../account/profiles.ts';
import { keepProfile, profileOf } from '../../account/session-profile.ts';
import { PROFILE_ID } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, textOf } from '../call.ts';

/** The calls of the profile form [2 §7 Profile]. */
export const PROFILE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'profile/profile-details/:id',
    run({ session, parameters, vary }) {
      const { generatedPassword, firstName, lastName, email } = profileOf(session, textOf(parameters.id));
      return { generatedPassword: vary.flag(generatedPassword), firstName, lastName, email };
    },
  },
  {
    method: 'POST',
    path: 'profile/update-profile',
    refusal: 'properties',
    run({ session, body }) {
      const profile = profileOf(session, textOf(body.profileId));
      const isOwn = profile.id === PROFILE_ID;
      if (!isOwn && !profile.generatedPassword) {
        throw new Refusal('This profile has a password already. Please sign in.', 'notAllowed', 'password');
      }
      const password = passwordOf(body.password);
      // A visitor who replaces a generated password cannot change the name.
      const changed = isOwn
        ? {
            ...profile,
            firstName: textOf(body.firstName),
            lastName: textOf(body.lastName),
            email: textOf(body.email).toLowerCase(),
          }
        : profile;
      refuse([
        ...nameProblems(changed.firstName, 'firstName', 'First Name'),
        ...nameProblems(changed.lastName, 'lastName', 'Last Name'),
        ...emailProblems(changed.email),
        ...(isTaken(changed.email, profile)
          ? [{ property: 'email', message: 'An account with this email address already exists.' }]
          : []),
        ...(isOwn && !password ? [] : passwordProblems(password)),
      ]);
      keepProfile(session, changed, password);
      return {};
    },
  },
];

/** Reads a password. Unlike other text, it keeps leading and trailing spaces. */
export function passwordOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
