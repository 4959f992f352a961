/** What is wrong with one property of a form. */
export interface Problem {
  message: string;
  property: string;
}

/** The server understood and says no: thrown by the shop's rules, turned into an error reply by the call. */
export class Refusal extends Error {
  /** The error code of a form exception, such as `invalidQuantity`. */
  readonly code: string;
  /** The form's property that is at fault. */
  readonly property: string;
  /** All that is wrong, the first of which is told above. */
  readonly problems: readonly Problem[];

  constructor(message: string, code = 'cannotComplete', property = 'form') {
    super(message);
    this.code = code;
    this.property = property;
    this.problems = [{ message, property }];
  }

  /** A refusal of a form for several problems. */
  static of(problems: readonly [Problem, ...Problem[]]): Refusal {
    const [{ message, property }] = problems;
    return Object.assign(new Refusal(message, 'invalidForm', property), { problems });
  }
}

/**
 * Which error field a call uses; a message list has an entry for each line of the message; 'any' takes turns through
 * all that the contract allows.
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
 * Gives the body of an error reply, always sent with status 200.
 * @param nth how often the call has been made: the turn among the forms
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

/** The reply to a write that met another write to the same cart. */
export function conflictBody(): object {
  const message = 'Your cart was changed while we were working on it. Please try again.';
  return { formError: true, formExceptions: [exception(message, 'ConcurrentUpdate', 'order')] };
}

/** One entry of `formExceptions`. */
export function exception(localizedMessage: string, errorCode: string, propertyName: string): object {
  return { localizedMessage, errorCode, propertyName };
}
