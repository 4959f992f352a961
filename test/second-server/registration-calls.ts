/** New accounts, and the profile that a visitor from a partner's site completes [wire]. */
import {
  emailProblems,
  nameProblems,
  passwordProblems,
  refuse,
} from '../../demo-pages/server/account/check-profile.ts';
import { type Registration, registeredKind } from '../../demo-pages/server/account/registration.ts';
import { keepProfile, profileOf } from '../../demo-pages/server/account/session-profile.ts';
import { becomeKind } from '../../demo-pages/server/session.ts';
import { USER_KINDS } from '../../demo-pages/server/user-kinds.ts';
import { type Problem, Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { expectBody, type SecondCall, textOf } from './call.ts';

const TYPES = ['institution', 'personal', 'international'];

export const REGISTRATION_CALLS: readonly SecondCall[] = [
  {
    method: 'POST',
    path: 'profile/choose-account-type',
    refusal: 'errors',
    run({ session, body, write }) {
      expectBody(TYPES.includes(`${body.custType}`));
      const password = `${body.password ?? ''}`;
      const registration = {
        firstName: textOf(body.firstName),
        lastName: textOf(body.lastName),
        email: textOf(body.email).toLowerCase(),
        password,
        custType: body.custType as Registration['custType'],
      };
      refuse([
        ...nameProblems(registration.firstName, 'firstName', 'First Name'),
        ...nameProblems(registration.lastName, 'lastName', 'Last Name'),
        ...emailProblems(registration.email),
        ...passwordProblems(password),
      ]);
      if (USER_KINDS.some(({ email }) => email === registration.email)) {
        throw new Refusal('An account with this email address already exists.');
      }
      const kind = registeredKind(registration);
      session.account = { kind, password, orders: session.orders, lists: [] };
      session.landingMessage = registration.custType === 'institution' ? 'temporary' : 'created';
      becomeKind(session, kind);
      return { status: write.turn(['success', 'success ']) };
    },
  },
  {
    method: 'GET',
    path: 'profile/get-sso-profile-data/:id',
    run({ session, parameters, write }) {
      const profile = profileOf(session, textOf(parameters.id));
      const { firstName, lastName, email } = profile;
      return {
        firstName,
        lastName,
        email,
        isImported: write.flag(profile.isImported),
        generatedPassword: write.flag(profile.generatedPassword),
      };
    },
  },
  {
    method: 'POST',
    path: 'profile/SSO-updateprofile',
    refusal: 'keys',
    run({ session, body }) {
      const form = (body.data ?? {}) as Readonly<Record<string, unknown>>;
      const profile = profileOf(session, textOf(form.profileId));
      const password = `${form.password ?? ''}`;
      const problems: Problem[] = passwordProblems(password);
      if (problems.length) problems.push({ property: 'confirmPassword', message: 'hidden' });
      else if (form.confirmPassword !== password) {
        problems.push({ property: 'confirmPassword', message: 'The passwords are not the same.' });
      }
      if ((profile.isImported || !profile.generatedPassword) && form.tAndC !== 'true') {
        problems.push({ property: 'tAndC', message: 'Please accept the terms and conditions.' });
      }
      if (profile.isUnsubscribed && form.optIn === 'true') {
        const message = 'This email address has unsubscribed from our newsletter. Please clear the box.';
        problems.push({ property: 'optIn', message });
      }
      refuse(problems);
      keepProfile(session, profile, password);
      return { token: `${session.id.slice(0, 16)}+/${'9'.repeat(20)}==` };
    },
  },
];
