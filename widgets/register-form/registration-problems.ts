import { isInDoubt } from '../../shared/api/in-doubt.ts';
import { registrationField, saysAccountExists } from '../../shared/api/registration.ts';
import type { Failure } from '../../shared/api/result.ts';
import {
  checkRegistration,
  type RegistrationDetails,
  type RegistrationField,
} from '../../shared/domain/registration.ts';
import { fill } from '../../shared/page/messages.ts';
import { messages } from './register-form-messages.ts';

/** Something that keeps the account from being made. */
export interface RegistrationProblem {
  text: string;
  /** The field that it is about. */
  field?: RegistrationField;
}

/** Why an account was not made. */
export interface Refusal {
  problems: RegistrationProblem[];
  /** What is to be said before them, with the way to the sign-in page. */
  remedy?: 'accountExists' | 'sessionEnded';
}

/** Stands for the pattern of [2 §5] in the message about an address that does not follow it. */
const EMAIL_FORMAT = 'name@example.com';

/** What is wrong with a form that is about to be sent, in the document's words [2 §5]; null when nothing is. */
export function findFaults(details: RegistrationDetails, password: string): Refusal | null {
  const problems = checkRegistration(details, password).map(([field, fault]) => {
    const key = `${field}${fault === 'missing' ? 'Missing' : 'Invalid'}` as keyof typeof messages;
    return { field, text: fill(messages[key], { email: EMAIL_FORMAT }) };
  });
  return problems.length ? { problems } : null;
}

/** What a call says that failed: the server's own words where it understood [2 §8], else ours. */
export function explainFailure(failure: Failure): Refusal {
  const { kind, messages: given } = failure;
  if (kind === 'session') return { problems: [], remedy: 'sessionEnded' };
  if (kind === 'offline') return { problems: [{ text: messages.offline }] };
  const said = kind === 'business' ? given.filter(({ message }) => message) : [];
  if (said.length) {
    const known = said.some(saysAccountExists);
    return { problems: said.map(toProblem), remedy: known ? 'accountExists' : undefined };
  }
  return { problems: [{ text: isInDoubt(failure) ? messages.uncertain : messages.failed }] };
}

function toProblem(said: Failure['messages'][number]): RegistrationProblem {
  const field = registrationField(said) ?? (saysAccountExists(said) ? 'email' : undefined);
  return { text: said.message, field };
}
