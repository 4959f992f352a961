/** Profiles and the organization [wire]. */
import {
  emailProblems,
  nameProblems,
  passwordProblems,
  refuse,
} from '../../demo-pages/server/account/check-profile.ts';
import { isTaken } from '../../demo-pages/server/account/profiles.ts';
import { LANDING_MESSAGES } from '../../demo-pages/server/account/registration.ts';
import { keepProfile, profileOf } from '../../demo-pages/server/account/session-profile.ts';
import { customerOf } from '../../demo-pages/server/orders/customers.ts';
import { becomeKind } from '../../demo-pages/server/session.ts';
import { GUEST, PROFILE_ID } from '../../demo-pages/server/user-kinds.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { longNumber } from './awkward.ts';
import { type SecondCall, textOf } from './call.ts';

export const PROFILE_CALLS: readonly SecondCall[] = [
  {
    method: 'GET',
    path: 'profile/profile-details/:id',
    run({ session, parameters, write }) {
      const profile = profileOf(session, textOf(parameters.id));
      const { firstName, lastName, email } = profile;
      return { generatedPassword: write.flag(profile.generatedPassword), firstName, lastName, email };
    },
  },
  {
    method: 'POST',
    path: 'profile/update-profile',
    refusal: 'properties',
    run({ session, body }) {
      const profile = profileOf(session, textOf(body.profileId));
      const password = typeof body.password === 'string' ? body.password : '';
      const isOwn = profile.id === PROFILE_ID;
      if (!isOwn && !profile.generatedPassword) {
        throw new Refusal('This profile has a password already. Please sign in.');
      }
      const typed = {
        firstName: textOf(body.firstName),
        lastName: textOf(body.lastName),
        email: textOf(body.email).toLowerCase(),
      };
      const changed = isOwn ? { ...profile, ...typed } : profile;
      const taken = { property: 'email', message: 'An account with this email address already exists.' };
      refuse([
        ...nameProblems(changed.firstName, 'firstName', 'First Name'),
        ...nameProblems(changed.lastName, 'lastName', 'Last Name'),
        ...emailProblems(changed.email),
        ...(isTaken(changed.email, profile) ? [taken] : []),
        ...(isOwn && !password ? [] : passwordProblems(password)),
      ]);
      keepProfile(session, changed, password);
      return undefined;
    },
  },
  {
    method: 'GET',
    path: 'profile/organization-details',
    members: true,
    run({ session: { kind }, write }) {
      if (kind.userType !== 2) throw new Refusal('There is no organization with this account.');
      const { company, address1, address2, city, state, zipCode } = customerOf(kind, 0).billing;
      return {
        carolinaAccountNumber: longNumber('90071992547409931'),
        billingAddress: {
          companyName: write.text(company),
          addr1: address1,
          addr2: write.text(address2),
          city,
          state,
          zip: zipCode,
        },
        contractTermsMessage:
          '<P>Prices under agreement <B>NC-4471</B>, by <A HREF="/help/contact-us">our contract desk</A>',
        mySettingsMessage: write.turn([null, '', undefined]),
        isTaxExempt: write.flag(true),
        isPoEligible: write.flag(true),
        spendingLimit: write.text('$25,000.00 per school year'),
      };
    },
  },
  {
    method: 'GET',
    path: 'profile/landing-message-success/true',
    members: true,
    run({ session, write }) {
      const response = write.text(LANDING_MESSAGES[session.landingMessage]);
      session.landingMessage = 'none';
      return { response };
    },
  },
  {
    method: 'GET',
    path: 'profile/logout',
    run({ session }) {
      becomeKind(session, GUEST);
      return undefined;
    },
  },
];
