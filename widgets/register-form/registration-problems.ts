import { registrationField, saysAccountExists } from '../../shared/api/account/registration.ts';
import {
  checkRegistration,
  type RegistrationDetails,
  type RegistrationField,
} from '../../shared/domain/account/registration.ts';
import { type Failure, failureLines } from '../../shared/domain/failure.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';

const messages = defineMessages('register-form', {
  firstNameMissing: 'First Name is a required field.',
  firstNameInvalid: 'First Name is invalid',
  lastNameMissing: 'Last Name is a required field.',
  lastNameInvalid: 'Last Name is invalid',
  emailMissing: 'Email Address is a required field.',
  emailInvalid: 'The email address does not appear to be valid. Please use the format {email}.',
  passwordMissing: 'Password is a required field.',
  passwordInvalid: 'Password is invalid',
  accountTypeMissing: 'Please choose an option to continue as a new customer.',

  offline: 'You are offline. Your account was not created.',
  failed: 'Your account could not be created. Please try again.',
  uncertain:
    'We could not find out whether your account was created. Please try again: if it was, we tell you that you have one.',
});

/** Something that keeps the account from being made. */
export interface RegistrationProblem {
  text: string;
  /** The field that it is about. */
  field?: RegistrationField;
}

/** Why an account was not made. */
export interface RegistrationRefusal {
  problems: RegistrationProblem[];
  /** What stands before them, with the way to the sign-in page. */
  remedy?: 'accountExists' | 'accountPossible' | 'sessionEnded';
}

/** An example of an address, for the message about one that does not have the form of [2 §5]. */
const EMAIL_FORMAT = 'name@example.com';

/**
 * Says what is wrong with a form that is about to be sent, by the texts of the document [2 §5]; null when nothing is.
 */
export function findFaults(details: RegistrationDetails, password: string): RegistrationRefusal | null {
  const problems = checkRegistration(details, password).map(([field, fault]) => {
    const key = `${field}${fault === 'missing' ? 'Missing' : 'Invalid'}` as keyof typeof messages;
    return { field, text: fill(messages[key], { email: EMAIL_FORMAT }) };
  });
  return problems.length ? { problems } : null;
}

/** What a failed call says: the server's own words where it has some [2 §8], else ours; and how signing in may help. */
export function explainRegistrationFailure(failure: Failure): RegistrationRefusal {
  const { kind } = failure;
  if (kind === 'session') return { problems: [], remedy: 'sessionEnded' };
  const said = kind === 'business' ? failure.messages.filter(({ message }) => message) : [];
  if (said.length) {
    const known = said.some(saysAccountExists);
    return { problems: said.map(toProblem), remedy: known ? 'accountExists' : 'accountPossible' };
  }
  const { offline, failed, uncertain } = messages;
  // The text for `session` is never used here, since an ended session returns above.
  const lines = failureLines(failure, { session: failed, offline, failed, unsure: uncertain });
  // Offline the way to sign in leads nowhere.
  return {
    problems: lines.map((text) => ({ text })),
    remedy: kind === 'offline' ? undefined : 'accountPossible',
  };
}

function toProblem(said: Failure['messages'][number]): RegistrationProblem {
  const field = registrationField(said) ?? (saysAccountExists(said) ? 'email' : undefined);
  return { text: said.message, field };
}
