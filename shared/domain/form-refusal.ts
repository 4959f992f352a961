import { type Failure, refusalMessages, type ServerMessage } from './failure.ts';

/** Why a submitted form was refused, by field [2 §8]. */
export interface FormRefusal<Field extends string> {
  failure: Failure;
  /** The server's messages, in its order; `field` is the field that a message concerns. */
  problems: { text: string; field?: Field }[];
  /** The error of each field; an empty text only marks it. */
  errors: Partial<Record<Field, string>>;
}

/**
 * Assigns the messages of a failed call to the fields of its form.
 * @param names the fields by the server's possible names, in lower case
 */
export function refusalOf<Field extends string>(
  failure: Failure,
  names: Record<string, Field>,
): FormRefusal<Field> {
  const problems: FormRefusal<Field>['problems'] = [];
  const errors: FormRefusal<Field>['errors'] = {};
  for (const said of refusalMessages(failure)) {
    const field = namedField(said, names);
    if (said.message) problems.push({ text: said.message, field });
    if (field) errors[field] = [errors[field], said.message].filter(Boolean).join(' ');
  }
  return { failure, problems, errors };
}

/**
 * Returns the field that a message names. The name may have a prefix and any spelling: 'email', 'value.EMAIL',
 * 'profile_email'. If several names match, the longest counts.
 * @param names the fields by the server's possible names, in lower case
 */
export function namedField<Field extends string>(
  { field = '' }: ServerMessage,
  names: Record<string, Field>,
): Field | undefined {
  const written = field.replace(/[^a-z]/gi, '').toLowerCase();
  const [longest] = Object.keys(names)
    .filter((name) => written.endsWith(name))
    .sort((one, other) => other.length - one.length);
  return longest === undefined ? undefined : names[longest];
}
