import { type Failure, refusalMessages, type ServerMessage } from './failure.ts';

/** Why a form that was sent changed nothing, sorted by its fields [2 §8]. */
export interface FormRefusal<Field extends string> {
  failure: Failure;
  /** What the server says, in its order; `field` is what a message is about. */
  problems: { text: string; field?: Field }[];
  /** What is wrong with each field; an empty text also marks it. */
  errors: Partial<Record<Field, string>>;
}

/**
 * Sorts the messages of a failed call by the fields of its form.
 * @param names the fields by how the server may call them, in small letters
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
 * The field that a message names. Its name may have something before it and may be written in any way: 'email',
 * 'value.EMAIL', 'profile_email'. When several names fit, the longest counts.
 * @param names the fields by how the server may call them, in small letters
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
