import { REGISTRATION_LIMITS, type RegistrationField } from '../../shared/domain/account/registration.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CheckboxField, RadioGroup } from '../../shared/ui/forms/choices.tsx';
import { ErrorSummary } from '../../shared/ui/forms/error-summary.tsx';
import { Field } from '../../shared/ui/forms/field.tsx';
import { PasswordField } from '../../shared/ui/forms/password-field.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Spinner } from '../../shared/ui/loading.tsx';
import type { RegisterFormState } from './register-form-state.ts';

const messages = defineMessages('register-form', {
  allRequired: 'All fields except the newsletter are required.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  password: 'Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  accountType: 'Is this account for a school or another institution?',
  institution: 'Yes',
  personal: 'No',
  optIn: 'Send me the newsletter and special offers by email.',
  create: 'Create Account',
  creating: 'Creating your account…',

  accountExists: 'You already have an account with this email address.',
  accountPossible: 'Do you have an account with this email address already?',
  sessionEnded: 'Your session has ended. You can create your account on the sign-in page.',
  signIn: 'Sign in',
});

/** The fields with what is wrong with them. The password is read from its field when it is sent. */
export function RegisterFields({ form }: { form: RegisterFormState }) {
  const { firstName, lastName, email, accountType, optIn } = useStore(form.$details);
  const errors = useStore(form.$errors);
  const sending = useStore(form.$phase) === 'sending';
  const formId = useUniqueId();
  const idOf = (field: RegistrationField) => `${formId}-${field}`;

  async function send(event: { currentTarget: HTMLFormElement; preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const password = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    await form.create(password.value);
    if (form.$phase.get() === 'created') password.value = '';
  }

  const textField = (field: 'firstName' | 'lastName' | 'email', value: string) => ({
    id: idOf(field),
    name: field,
    label: messages[field],
    required: true,
    error: errors[field],
    value,
    spellCheck: false,
    onChange: ({ target }: { target: HTMLInputElement }) => form.change({ [field]: target.value }),
  });
  return (
    <form className="cb-form cb-register__form" method="post" noValidate onSubmit={send}>
      <Refusal form={form} idOf={idOf} />
      <p className="cb-register__note">{messages.allRequired}</p>
      <div className="cb-register__names">
        <Field
          {...textField('firstName', firstName)}
          autoComplete="given-name"
          maxLength={REGISTRATION_LIMITS.name}
        />
        <Field
          {...textField('lastName', lastName)}
          autoComplete="family-name"
          maxLength={REGISTRATION_LIMITS.name}
        />
      </div>
      <Field
        {...textField('email', email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={REGISTRATION_LIMITS.email}
      />
      <PasswordField
        id={idOf('password')}
        label={messages.password}
        hint={messages.passwordHint}
        name="password"
        autoComplete="new-password"
        error={errors.password}
        onType={form.touchPassword}
      />
      {!form.international && (
        <RadioGroup
          id={idOf('accountType')}
          legend={messages.accountType}
          name="custType"
          required
          options={[
            { value: 'institution', label: messages.institution },
            { value: 'personal', label: messages.personal },
          ]}
          value={accountType}
          error={errors.accountType}
          onChoose={(chosen) => form.change({ accountType: chosen })}
        />
      )}
      <CheckboxField
        id={idOf('optIn')}
        label={messages.optIn}
        name="optIn"
        checked={optIn}
        error={errors.optIn}
        onChange={({ target }) => form.change({ optIn: target.checked })}
      />
      <Button tone="primary" type="submit" className="cb-register__create" busy={sending}>
        {sending && <Spinner />}
        <span className="cb-register__action">{sending ? messages.creating : messages.create}</span>
      </Button>
    </form>
  );
}

interface RefusalProps {
  form: RegisterFormState;
  /** The id of a field, which its problem leads to. */
  idOf: (field: RegistrationField) => string;
}

/** Why no account was made: first that there is an account already, then everything else [2 §8 Registration]. */
function Refusal({ form, idOf }: RefusalProps) {
  const { problems, remedy, attempt } = useStore(form.$refusal);
  return (
    <ErrorSummary
      focusKey={attempt}
      problems={problems.map(({ text, field }) => ({ text, fieldId: field && idOf(field) }))}
    >
      {remedy && (
        <p className="cb-register__remedy">
          <span className="cb-register__remedy-text">{messages[remedy]}</span>{' '}
          <a className="cb-link" href="/account/login">
            {messages.signIn}
          </a>
        </p>
      )}
    </ErrorSummary>
  );
}
