import { randomBytes } from 'node:crypto';
import { passwordProblems, refuse } from '../../account/check-profile.ts';
import type { Profile } from '../../account/profiles.ts';
import { keepProfile, profileOf } from '../../account/session-profile.ts';
import type { Problem } from '../../wire/refusal.ts';
import { type Call, textOf } from '../call.ts';
import { demand } from '../cart/cart-lines.ts';
import { passwordOf } from './profile.ts';

type Form = Readonly<Record<string, unknown>>;

const RETURN_PAGE = '/account/sso/profile.jsp';

/** The calls of the profile that a visitor from a partner's site completes [2 §7 SSO profile]. */
export const SSO_PROFILE_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'profile/get-sso-profile-data/:id',
    asText: true,
    run({ session, parameters, vary }) {
      const profile = profileOf(session, textOf(parameters.id));
      const { firstName, lastName, email, isImported, generatedPassword } = profile;
      return {
        firstName,
        lastName,
        email,
        isImported: vary.flag(isImported),
        generatedPassword: vary.flag(generatedPassword),
      };
    },
  },
  {
    method: 'POST',
    path: 'profile/SSO-updateprofile',
    asDouble: true,
    refusal: 'keys',
    run({ session, body }) {
      const form = (body.data ?? {}) as Form;
      demand(textOf(form.updateSuccessURL).split('?')[0] === RETURN_PAGE);
      demand(textOf(form.updateErrorURL).split('?')[0] === RETURN_PAGE);
      const profile = profileOf(session, textOf(form.profileId));
      refuse(problemsOf(form, profile));
      keepProfile(session, profile, passwordOf(form.password));
      const isMarked = session.faults.has('sentinel');
      return { token: isMarked ? 'SENT-SSO-TOKEN' : randomBytes(24).toString('base64url') };
    },
  },
];

function problemsOf(form: Form, profile: Profile): Problem[] {
  const password = passwordOf(form.password);
  const problems = passwordProblems(password);
  // The second field is marked as invalid, too, without a message of its own.
  if (problems.length) problems.push({ property: 'confirmPassword', message: 'hidden' });
  else if (form.confirmPassword !== password)
    problems.push({ property: 'confirmPassword', message: 'The passwords are not the same.' });
  if (textOf(form.previousEmail).toLowerCase() !== profile.email)
    problems.push({ property: 'email', message: 'The email address is not that of this profile.' });
  const hasTerms = profile.isImported || !profile.generatedPassword;
  if (hasTerms && textOf(form.tAndC) !== 'true')
    problems.push({ property: 'tAndC', message: 'Please accept the terms and conditions.' });
  if (profile.isUnsubscribed && textOf(form.optIn) === 'true')
    problems.push({
      property: 'optIn',
      message: 'This email address has unsubscribed from our newsletter. Please clear the box.',
    });
  return problems;
}
