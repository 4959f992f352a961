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

  offline: 'You’re offline, so your account wasn’t created.',
  failed: 'We couldn’t create your account. Please try again.',
  uncertain:
    'We couldn’t confirm that your account was created. Please try again. If it was, we’ll tell you that you have one.',
});

/** A reason why the account can't be created. */
interface RegistrationProblem {
  text: string;
  /** The field of the problem. */
  field?: RegistrationField;
}

/** Why an account was not created. */
export interface RegistrationRefusal {
  problems: readonly RegistrationProblem[];
  /** The problems by field. */
  errors: Partial<Record<RegistrationField, string>>;
  /** The text above the problems, with a link to the sign-in page. */
  remedy?: 'accountExists' | 'accountPossible' | 'sessionEnded';
}

/** A sample address for the message about an invalid address [2 §5 Email]. */
const EMAIL_FORMAT = 'name@example.com';

/** Checks a form before it is sent, with the document's messages [2 §5]. Returns null if there is no problem. */
export function findFaults(details: RegistrationDetails, password: string): RegistrationRefusal | null {
  const problems = checkRegistration(details, password).map(([field, fault]) => {
    const key = `${field}${fault === 'missing' ? 'Missing' : 'Invalid'}` as keyof typeof messages;
    return { field, text: fill(messages[key], { email: EMAIL_FORMAT }) };
  });
  return problems.length ? refusalWith(problems) : null;
}

/**
 * Explains a failed request: by the server's own messages if it sent any [2 §8], otherwise by ours. Says how signing in
 * may help.
 */
export function explainRegistrationFailure(failure: Failure): RegistrationRefusal {
  const { kind } = failure;
  if (kind === 'session') return refusalWith([], 'sessionEnded');
  const sent = kind === 'business' ? failure.messages.filter(({ message }) => message) : [];
  if (sent.length) {
    const exists = sent.some(saysAccountExists);
    return refusalWith(sent.map(toProblem), exists ? 'accountExists' : 'accountPossible');
  }
  const { offline, failed, uncertain } = messages;
  // The text for `session` is never used, because an ended session has returned above.
  const lines = failureLines(failure, { session: failed, offline, failed, unsure: uncertain });
  // The sign-in page can't be reached offline.
  const remedy = kind === 'offline' ? undefined : 'accountPossible';
  return refusalWith(
    lines.map((text) => ({ text })),
    remedy,
  );
}

function refusalWith(
  problems: readonly RegistrationProblem[],
  remedy?: RegistrationRefusal['remedy'],
): RegistrationRefusal {
  const errors: RegistrationRefusal['errors'] = {};
  for (const { field, text } of problems) {
    if (field) errors[field] = errors[field] ? `${errors[field]} ${text}` : text;
  }
  return { problems, errors, remedy };
}

function toProblem(sent: Failure['messages'][number]): RegistrationProblem {
  const field = registrationField(sent) ?? (saysAccountExists(sent) ? 'email' : undefined);
  return { text: sent.message, field };
}
