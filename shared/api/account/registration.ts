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

/** An account to be made. */
export interface Registration extends RegistrationDetails {
  accountType: AccountType;
  password: string;
}

const RegistrationReply = fields({ status: required(text) });

/**
 * Makes an account: POST `profile/choose-account-type` [2 §7 Registration]. Sent once. The page's events tell of it
 * without the password.
 */
export function registerAccount(registration: Registration): Promise<Result<null>> {
  const { firstName, lastName, email, password, accountType, optIn } = registration;
  const body = { firstName, lastName, email, password, custType: accountType, optIn };
  return post('profile/choose-account-type', body, RegistrationReply, ({ status }) => {
    if (!/^success$/i.test(status)) throw new Error('status');
    return null;
  });
}

/** Names by which the server calls the fields, in small letters. */
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

/** The field that a message of the server is about, where it names one: 'email', 'value.email', 'login'. */
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
 * Whether a message says that there is an account for this e-mail address. The server has no single sign for it: the
 * error's code or key decides, such as `userAlreadyExists`, and else the text.
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

/** Whether one expression matches somewhere behind the first match of another. One expression for both takes quadratic time. */
function isFollowed(text: string, first: RegExp, then: RegExp): boolean {
  const match = first.exec(text);
  return !!match && then.test(text.slice(match.index + match[0].length));
}
