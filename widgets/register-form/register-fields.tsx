import { LOGIN_PAGE } from '../../shared/domain/account/login-page.ts';
import type { RegistrationField } from '../../shared/domain/account/registration.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { PersonFields, SubmitButton } from '../../shared/ui/account/person-form.tsx';
import { CheckboxField, RadioGroup } from '../../shared/ui/forms/choices.tsx';
import { ErrorSummary } from '../../shared/ui/forms/error-summary.tsx';
import { PasswordField } from '../../shared/ui/forms/password-field.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import type { RegisterFormState } from './register-form-state.ts';

const messages = defineMessages('register-form', {
  allRequired: 'All fields except the newsletter are required.',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email Address',
  password: 'Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  accountType: 'Is this account for a school or other institution?',
  institution: 'Yes',
  personal: 'No',
  optIn: 'Send me the newsletter and special offers by email.',
  create: 'Create Account',
  creating: 'Creating your account…',

  accountExists: 'You already have an account with this email address.',
  accountPossible: 'Do you already have an account with this email address?',
  sessionEnded: 'Your session has ended. You can create your account on the sign-in page.',
  signIn: 'Sign in',
});

/** The fields and their errors. The password is read from its field when the form is sent. */
export function RegisterFields({ form }: { form: RegisterFormState }) {
  const { accountType, optIn, ...person } = useStore(form.$details);
  const { phase, errors } = useStore(form.$submission);
  const formId = useUniqueId();
  const idOf = (field: RegistrationField) => `${formId}-${field}`;

  async function send(event: { currentTarget: HTMLFormElement; preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const password = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    await form.create(password.value);
    if (form.$submission.get().phase === 'saved') password.value = '';
  }

  return (
    <form className="cb-form cb-register__form" method="post" noValidate onSubmit={send}>
      <Refusal form={form} idOf={idOf} />
      <p className="cb-register__note">{messages.allRequired}</p>
      <PersonFields person={person} labels={messages} errors={errors} idOf={idOf} onChange={form.change} />
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
      <SubmitButton busy={phase === 'sending'} text={messages.create} busyText={messages.creating} />
    </form>
  );
}

interface RefusalProps {
  form: RegisterFormState;
  /** The id of a field, which its problem links to. */
  idOf: (field: RegistrationField) => string;
}

/** Why no account was created. If the shopper may have one already, that comes first [2 §8 Registration]. */
function Refusal({ form, idOf }: RefusalProps) {
  const { refusal, attempt } = useStore(form.$submission);
  if (!refusal) return null;
  const { problems, remedy } = refusal;
  return (
    <ErrorSummary
      focusKey={attempt}
      problems={problems.map(({ text, field }) => ({ text, fieldId: field && idOf(field) }))}
    >
      {remedy && (
        <p className="cb-account-form__remedy">
          <span className="cb-account-form__remedy-text">{messages[remedy]}</span>{' '}
          <a className="cb-link" href={LOGIN_PAGE}>
            {messages.signIn}
          </a>
        </p>
      )}
    </ErrorSummary>
  );
}
