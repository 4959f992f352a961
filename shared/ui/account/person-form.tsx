/** What the forms of a profile have in common: the shopper's own, and that of a visitor of another site [2 §2]. */
import { type ReactNode, useEffect, useRef } from 'react';
import { REGISTRATION_LIMITS } from '../../domain/account/registration.ts';
import type { Person } from '../../domain/account/visitor.ts';
import type { FormRefusal } from '../../domain/form-refusal.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { SignInLink, type WriteFailureTexts, writeFailureLines } from '../failure.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Field } from '../forms/field.tsx';
import { Spinner } from '../loading.tsx';
import { Notice } from '../notice.tsx';

const messages = defineMessages('ui', {
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
});

interface PersonFieldsProps {
  person: Person;
  /** What is wrong with them; an empty text also marks the field. */
  errors: Partial<Record<keyof Person, string>>;
  /** The id of a field, which its problem leads to. */
  idOf: (field: keyof Person) => string;
  /** Without it the fields can only be read. */
  onChange?: (changed: Partial<Person>) => void;
}

/** First name, last name and e-mail address of a profile [2 §2 Profile form, §5 Profile]. */
export function PersonFields({ person, errors, idOf, onChange }: PersonFieldsProps) {
  const field = (name: keyof Person) => ({
    id: idOf(name),
    name,
    label: messages[name],
    value: person[name],
    error: errors[name],
    'aria-invalid': errors[name] === '' || undefined,
    spellCheck: false,
    required: !!onChange,
    readOnly: !onChange,
    onChange: ({ target }: { target: HTMLInputElement }) => onChange?.({ [name]: target.value }),
  });
  return (
    <>
      <div className="cb-profile__names">
        <Field {...field('firstName')} autoComplete="given-name" maxLength={REGISTRATION_LIMITS.name} />
        <Field {...field('lastName')} autoComplete="family-name" maxLength={REGISTRATION_LIMITS.name} />
      </div>
      <Field
        {...field('email')}
        type="email"
        // A password manager saves the new password under this name.
        autoComplete={onChange ? 'email' : 'username'}
        autoCapitalize="none"
        maxLength={REGISTRATION_LIMITS.email}
      />
    </>
  );
}

interface RefusedFormProps<Name extends string> extends WriteFailureTexts {
  /** Null while the form has no problem. */
  refusal: FormRefusal<Name> | null;
  /** How often sending the form has failed. */
  attempt: number;
  /** The id of a field, which its problem leads to. */
  idOf: (field: Name) => string;
}

/** Why a form was refused: the server's messages, each with a link to its field, else our own text [2 §8]. */
export function RefusedForm<Name extends string>(props: RefusedFormProps<Name>) {
  const { refusal, attempt, idOf, failed, unsure } = props;
  if (!refusal) return null;
  const { failure, problems } = refusal;
  const lines = writeFailureLines(failure, { failed, unsure });
  const hasEnded = failure.kind === 'session';
  const ours = hasEnded ? [] : lines.map((text) => ({ text }));
  const said = problems.map(({ text, field }) => ({ text, fieldId: field && idOf(field) }));
  return (
    <ErrorSummary focusKey={attempt} problems={said.length > 0 ? said : ours}>
      {hasEnded && (
        <p className="cb-profile__remedy">
          <span className="cb-profile__remedy-text">{lines[0]}</span> <SignInLink />
        </p>
      )}
    </ErrorSummary>
  );
}

interface SubmitButtonProps {
  busy: boolean;
  text: string;
  /** What it says while the form is being sent. */
  busyText: string;
}

/** Sends the form. */
export function SubmitButton({ busy, text, busyText }: SubmitButtonProps) {
  return (
    <Button tone="primary" type="submit" className="cb-profile__send" busy={busy}>
      {busy && <Spinner />}
      <span className="cb-profile__action">{busy ? busyText : text}</span>
    </Button>
  );
}

interface SavedNoteProps {
  text: string;
  /** Further text, and links to go on. */
  children?: ReactNode;
}

/** Says that something is done: the note takes the focus and is read out. */
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
