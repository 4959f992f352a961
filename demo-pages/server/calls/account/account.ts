import { organizationDetails } from '../../account/organization.ts';
import { LANDING_MESSAGES } from '../../account/registration.ts';
import { becomeKind } from '../../session.ts';
import { GUEST } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Call } from '../call.ts';

/**
 * The calls of an account's first page, of its organization's page, and of signing out [2 §7 Landing message, §7
 * Organization, §7 Logout].
 */
export const ACCOUNT_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'profile/landing-message-success/true',
    membersOnly: true,
    run({ session, vary }) {
      const message = LANDING_MESSAGES[session.landingMessage];
      session.landingMessage = 'none';
      return { response: vary.text(message) };
    },
  },
  {
    method: 'GET',
    path: 'profile/organization-details',
    membersOnly: true,
    run({ session: { kind }, vary }) {
      if (kind.userType !== 2) throw new Refusal('There is no organization with this account.');
      return organizationDetails(kind, vary);
    },
  },
  {
    method: 'GET',
    path: 'profile/logout',
    renewsSession: true,
    run({ session }) {
      becomeKind(session, GUEST);
      return {};
    },
  },
];
