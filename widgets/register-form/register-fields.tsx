import { REGISTRATION_LIMITS, type RegistrationField } from '../../shared/domain/registration.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CheckboxField } from '../../shared/ui/checkbox-field.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './register-form-messages.ts';
import type { RegisterFormState } from './register-form-state.ts';
import { RegisterRefusal } from './register-refusal.tsx';

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
      <RegisterRefusal refusal={form.$refusal} idOf={idOf} />
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
