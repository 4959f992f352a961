/** Shared parts of the account forms: the shopper's profile, the SSO profile and the registration [2 §2]. */
import { type ReactNode, useEffect, useRef } from 'react';
import { REGISTRATION_LIMITS } from '../../domain/account/registration.ts';
import type { Person } from '../../domain/account/visitor.ts';
import type { FormRefusal } from '../../domain/form-refusal.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { type WriteFailureTexts, writeFailureLines } from '../failure.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Field } from '../forms/field.tsx';
import { Spinner } from '../loading.tsx';
import { Notice } from '../notice.tsx';
import { SignInLink } from '../sign-in-link.tsx';

const messages = defineMessages('ui', {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
});

interface PersonFieldsProps {
  person: Person;
  /** The fields' labels; 'First Name', 'Last Name' and 'Email Address' by default. */
  labels?: Readonly<Record<keyof Person, string>>;
  /** The error of each field. An empty text marks the field without a message. */
  errors: Partial<Record<keyof Person, string>>;
  /** The id of a field, which its problem links to. */
  idOf: (field: keyof Person) => string;
  /** Without it, the fields are read-only. */
  onChange?: (changes: Partial<Person>) => void;
}

/** First name, last name and email address [2 §2 Profile form, §5 Profile, §2 Register form]. */
export function PersonFields({ person, labels = messages, errors, idOf, onChange }: PersonFieldsProps) {
  const fieldProps = (name: keyof Person) => ({
    id: idOf(name),
    name,
    label: labels[name],
    value: person[name],
    error: errors[name],
    'aria-invalid': errors[name] === '' || undefined,
    // Not false: Preact drops that.
    spellCheck: 'false' as const,
    required: !!onChange,
    readOnly: !onChange,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange?.({ [name]: target.value }),
  });
  return (
    <>
      <div className="cb-account-form__names">
        <Field {...fieldProps('firstName')} autoComplete="given-name" maxLength={REGISTRATION_LIMITS.name} />
        <Field {...fieldProps('lastName')} autoComplete="family-name" maxLength={REGISTRATION_LIMITS.name} />
      </div>
      <Field
        {...fieldProps('email')}
        type="email"
        // In a form that only changes the password, password managers save the password under this name.
        autoComplete={onChange ? 'email' : 'username'}
        autoCapitalize="none"
        maxLength={REGISTRATION_LIMITS.email}
      />
    </>
  );
}

interface RefusedFormProps<Name extends string> extends WriteFailureTexts {
  /** Null while nothing is wrong with the form. */
  refusal: FormRefusal<Name> | null;
  /** How often the form has been refused. */
  attempt: number;
  /** The id of a field, which its problem links to. */
  idOf: (field: Name) => string;
}

/** Why a form was refused: the server's messages, each with a link to its field, or our own text [2 §8]. */
export function RefusedForm<Name extends string>(props: RefusedFormProps<Name>) {
  const { refusal, attempt, idOf, failed, unsure } = props;
  if (!refusal) return null;
  const { failure } = refusal;
  const lines = writeFailureLines(failure, { failed, unsure });
  const hasEnded = failure.kind === 'session';
  const fromServer = refusal.problems.map(({ text, field }) => ({ text, fieldId: field && idOf(field) }));
  const ours = hasEnded ? [] : lines.map((text) => ({ text }));
  return (
    <ErrorSummary focusKey={attempt} problems={fromServer.length > 0 ? fromServer : ours}>
      {hasEnded && (
        <p className="cb-account-form__remedy">
          <span className="cb-account-form__remedy-text">{lines[0]}</span> <SignInLink />
        </p>
      )}
    </ErrorSummary>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** The button's text while the form is being sent. */
  busyText: string;
}

/** The button that sends the form. */
export function SubmitButton({ busy, text, busyText }: SubmitButtonProps) {
  return (
    <Button tone="primary" type="submit" className="cb-account-form__submit" busy={busy}>
      {busy && <Spinner />}
      <span className="cb-account-form__submit-text">{busy ? busyText : text}</span>
    </Button>
  );
}

interface SavedNoteProps {
  text: string;
  /** Further text and links. */
  children?: ReactNode;
}

/** Says that a form was saved. The note takes the focus and its text is announced. */
export function SavedNote({ text, children }: SavedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
    announce(text);
  }, [text]);
  return (
    <div className="cb-profile__saved" ref={note} tabIndex={-1}>
      <Notice tone="success">
        <p className="cb-profile__line">{text}</p>
        {children}
      </Notice>
    </div>
  );
}
