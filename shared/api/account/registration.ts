import type {
  AccountType,
  RegistrationDetails,
  RegistrationField,
} from '../../domain/account/registration.ts';
import type { Result, ServerMessage } from '../../domain/failure.ts';
import { namedField } from '../../domain/form-refusal.ts';
import { required, text } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { post } from '../transport/post.ts';

/** An account to create. */
export interface Registration extends RegistrationDetails {
  accountType: AccountType;
  password: string;
}

const RegistrationReply = fields({ status: required(text) });

/**
 * Creates an account: POST `profile/choose-account-type` [2 §7 Registration]. Sent once. The page's events don't
 * contain the password.
 */
export function registerAccount(registration: Registration): Promise<Result<null>> {
  const { firstName, lastName, email, password, accountType, optIn } = registration;
  const body = { firstName, lastName, email, password, custType: accountType, optIn };
  return post('profile/choose-account-type', body, RegistrationReply, ({ status }) => {
    if (!/^success$/i.test(status)) throw new Error('status');
    return null;
  });
}

/** The server's names for the fields, in lower case. */
const SERVER_NAMES: Record<string, RegistrationField> = {
  firstname: 'firstName',
  lastname: 'lastName',
  email: 'email',
  emailaddress: 'email',
  login: 'email',
  password: 'password',
  custtype: 'accountType',
  optin: 'optIn',
};

/** Returns the field that a message of the server is about, if it names one: 'email', 'value.email', 'login'. */
export function registrationField(said: ServerMessage): RegistrationField | undefined {
  return namedField(said, SERVER_NAMES);
}

const EXISTS_CODE = /already|exist|duplicate|taken/i;
const ALREADY = /\balready\b/i;
const HOLDER = /\b(account|user|customer|profile)\b/i;
const TAKEN = /\b(account|registered|exists?|use|used|taken|member|customer)\b/i;
const EXISTS = / exists\b/i;
const DENIAL = /\b(no|not|never|longer)\b/i;
const EXIST = / exists?\b/i;

/**
 * Whether a message says that there is an account for this e-mail address. The server has several ways to say so: the
 * error's code or key, such as `userAlreadyExists`, or else its text.
 */
export function saysAccountExists({ message, field = '', code = '' }: ServerMessage): boolean {
  if (EXISTS_CODE.test(code) || EXISTS_CODE.test(field)) return true;
  const sentences = message.split('.');
  if (sentences.some((sentence) => isFollowed(sentence, DENIAL, EXIST))) return false;
  return (
    isFollowed(message, ALREADY, TAKEN) ||
    isFollowed(message, HOLDER, ALREADY) ||
    /\bexisting account\b/i.test(message) ||
    sentences.some((sentence) => isFollowed(sentence, HOLDER, EXISTS))
  );
}

/**
 * Whether one expression matches somewhere after the first match of another. A single expression would take quadratic
 * time.
 */
function isFollowed(text: string, first: RegExp, then: RegExp): boolean {
  const match = first.exec(text);
  return !!match && then.test(text.slice(match.index + match[0].length));
}
