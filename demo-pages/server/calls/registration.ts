import { type Registration, registeredKind } from '../registration.ts';
import { becomeKind } from '../sessions.ts';
import { USER_KINDS } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import { type Call, textOf } from './call.ts';

const NAME = /^[\p{L}\d][\p{L}\d '.-]*$/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,6}$/i;
const LONGEST_NAME = 19;
const LONGEST_EMAIL = 256;
const SHORTEST_PASSWORD = 6;

/** The call that makes an account, for the session that asks for it [2 §5]. */
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

/** Reads the form as a server must, which trusts no check in a browser. */
function readRegistration(body: Readonly<Record<string, unknown>>): Registration {
  const firstName = textOf(body.firstName);
  const lastName = textOf(body.lastName);
  const email = textOf(body.email).toLowerCase();
  const password = typeof body.password === 'string' ? body.password : '';
  const custType = textOf(body.custType);
  for (const [name, label] of [
    [firstName, 'First Name'],
    [lastName, 'Last Name'],
  ] as const) {
    if (!name) throw new Refusal(`${label} is a required field.`);
    if (name.length > LONGEST_NAME || !NAME.test(name)) throw new Refusal(`${label} is invalid`);
  }
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) {
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
