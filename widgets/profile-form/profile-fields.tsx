import type { ProfileField } from '../../shared/api/account/profile.ts';
import type { Person } from '../../shared/domain/account/visitor.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { PersonFields, RefusedForm, SubmitButton } from '../../shared/ui/account/person-form.tsx';
import { PasswordField } from '../../shared/ui/forms/password-field.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import type { ProfileFormState } from './profile-form-state.ts';

const messages = defineMessages('profile-form', {
  password: 'New Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  passwordKept: 'Leave this blank to keep your current password.',
  update: 'Update Profile',
  updating: 'Updating your profile…',
  failed: 'We couldn’t update your profile. Please try again.',
  unsure: 'We couldn’t confirm that your profile was updated. It’s safe to try again.',
});

interface ProfileFieldsProps {
  form: ProfileFormState;
  person: Person;
  /** Without it, names and address are read-only and a new password is required. */
  onChange?: (changed: Partial<Person>) => void;
}

/** The fields and their errors [2 §5]. The password is read from its field when the form is sent. */
export function ProfileFields({ form, person, onChange }: ProfileFieldsProps) {
  const { phase, errors, refusal, attempt } = useStore(form.$submission);
  const formId = useUniqueId();
  const idOf = (field: ProfileField) => `${formId}-${field}`;

  async function send(event: { currentTarget: HTMLFormElement; preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const password = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    if (await form.save(person, password.value)) password.value = '';
  }

  function change(changed: Partial<Person>): void {
    onChange?.(changed);
    form.clearErrors(Object.keys(changed));
  }

  return (
    <form className="cb-form cb-profile__form" method="post" noValidate onSubmit={send}>
      <RefusedForm
        refusal={refusal}
        attempt={attempt}
        idOf={idOf}
        failed={messages.failed}
        unsure={messages.unsure}
      />
      <PersonFields person={person} errors={errors} idOf={idOf} onChange={onChange && change} />
      <div className="cb-profile__secrets">
        <PasswordField
          id={idOf('password')}
          label={messages.password}
          hint={onChange ? `${messages.passwordHint} ${messages.passwordKept}` : messages.passwordHint}
          name="password"
          autoComplete="new-password"
          required={!onChange}
          error={errors.password}
          aria-invalid={errors.password === '' || undefined}
          onType={() => form.clearErrors(['password'])}
        />
      </div>
      <SubmitButton busy={phase === 'sending'} text={messages.update} busyText={messages.updating} />
    </form>
  );
}
