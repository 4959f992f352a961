/** The problem of one property of a form. */
export interface Problem {
  message: string;
  property: string;
}

/** A rule of the shop refuses the call. The call turns this into an error reply. */
export class Refusal extends Error {
  /** The error code of a form exception, such as `invalidQuantity`. */
  readonly code: string;
  /** The property of the form that is wrong. */
  readonly property: string;
  /** Everything that is wrong; the first problem is also in the fields above. */
  readonly problems: readonly Problem[];

  constructor(message: string, code = 'cannotComplete', property = 'form') {
    super(message);
    this.code = code;
    this.property = property;
    this.problems = [{ message, property }];
  }

  /** Creates the refusal of a form with one or several problems. */
  static of(problems: readonly [Problem, ...Problem[]]): Refusal {
    const [{ message, property }] = problems;
    return Object.assign(new Refusal(message, 'invalidForm', property), { problems });
  }
}

/**
 * The error field that a call uses. A list of messages has an entry for each line of the message. 'any' cycles through
 * everything the contract allows.
 */
export type RefusalForm =
  | 'any'
  | 'text'
  | 'message-list'
  | 'quick-add'
  | 'errors'
  | 'error-message'
  | 'properties'
  | 'keys';

/**
 * Returns the body of an error reply, which is always sent with status 200.
 * @param nth how often the call has been made, which decides the form of 'any'
 */
export function refusalBody(refusal: Refusal, form: RefusalForm, nth: number): object {
  const { message, code, property, problems } = refusal;
  if (form === 'text') return { result: 'error', errorMessage: message };
  if (form === 'message-list')
    return { result: 'error', errorMessage: message.split('\n').map((line) => ({ message: line })) };
  if (form === 'quick-add') return { result: 'error', response: JSON.stringify({ message }) };
  if (form === 'errors') return { result: 'error', errors: nth % 2 ? [{ message }] : [message] };
  if (form === 'error-message') return { result: 'error', _ERROR_MESSAGE_: message };
  if (form === 'properties') {
    const errors = problems.map((problem) => problem.message);
    return {
      result: 'error',
      _ERROR_MESSAGE_: { errors, properties: problems.map((each) => each.property) },
    };
  }
  if (form === 'keys') {
    const errorMessage = problems.map((problem) => ({ key: problem.property, message: problem.message }));
    return { result: 'error', response: nth % 2 ? JSON.stringify({ errorMessage }) : { errorMessage } };
  }
  const turns = [
    { result: 'error', errorMessage: message },
    { result: 'success', formError: true, formExceptions: [exception(message, code, property)] },
    { result: 'error', errorMessage: [{ key: property, message }] },
    { result: 'error', message },
    { result: 'error', _ERROR_MESSAGE_: { errors: [message], properties: [property] } },
    { errors: [{ message }] },
    { result: 'error', _ERROR_MESSAGE_: message },
    { result: 'error', errors: [message] },
    { result: 'error', errorMessage: [{ message }] },
  ];
  return turns[nth % turns.length] as object;
}

/** Returns the reply to a write while another write locks the cart. */
export function conflictBody(): object {
  const message = 'Your cart was changed while we were working on it. Please try again.';
  return { formError: true, formExceptions: [exception(message, 'ConcurrentUpdate', 'order')] };
}

/** Returns one entry of `formExceptions`. */
export function exception(localizedMessage: string, errorCode: string, propertyName: string): object {
  return { localizedMessage, errorCode, propertyName };
}
