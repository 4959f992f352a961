import { isEmail, LONGEST_NAME, SHORTEST_PASSWORD } from '../../account/check-profile.ts';
import { type Registration, registeredKind } from '../../account/registration.ts';
import { becomeKind } from '../../session.ts';
import { USER_KINDS } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, textOf } from '../call.ts';
import { passwordOf } from './profile.ts';

const NAME = /^[\p{L}\d][\p{L}\d '.-]*$/u;

/** The call that registers an account for this session [2 §7 Registration]. */
export const REGISTRATION_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'profile/choose-account-type',
    refusal: 'errors',
    renewsSession: true,
    run({ session, body }) {
      const registration = readRegistration(body);
      const taken = [...USER_KINDS, session.account?.kind].some((kind) => kind?.email === registration.email);
      if (taken) {
        throw new Refusal(
          'An account with this email address already exists. Please sign in, or use another email address.',
          'userAlreadyExists',
          'email',
        );
      }
      if (!session.kind.guest) throw new Refusal('You are signed in already.');
      const { orders } = session;
      session.account = {
        kind: registeredKind(registration),
        password: registration.password,
        orders,
        lists: [],
      };
      session.landingMessage = registration.custType === 'institution' ? 'temporary' : 'created';
      becomeKind(session, session.account.kind);
      return { status: 'success' };
    },
  },
];

/** Validates the form again on the server, which trusts no check made in a browser. */
function readRegistration(body: Readonly<Record<string, unknown>>): Registration {
  const firstName = textOf(body.firstName);
  const lastName = textOf(body.lastName);
  const email = textOf(body.email).toLowerCase();
  const password = passwordOf(body.password);
  const custType = textOf(body.custType);
  for (const [name, label] of [
    [firstName, 'First Name'],
    [lastName, 'Last Name'],
  ] as const) {
    if (!name) throw new Refusal(`${label} is a required field.`);
    if (name.length > LONGEST_NAME || !NAME.test(name)) throw new Refusal(`${label} is invalid`);
  }
  if (!isEmail(email)) {
    throw new Refusal(
      'The email address does not appear to be valid. Please use the format name@example.com.',
    );
  }
  if (password.length < SHORTEST_PASSWORD) throw new Refusal('Password is invalid');
  if (custType !== 'institution' && custType !== 'personal' && custType !== 'international') {
    throw new Refusal('Please choose an option to continue as a new customer.');
  }
  return { firstName, lastName, email, password, custType };
}
