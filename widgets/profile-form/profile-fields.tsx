import type { ProfileField } from '../../shared/api/profile.ts';
import type { Person } from '../../shared/domain/person.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { PersonFields } from '../../shared/ui/person-fields.tsx';
import { RefusedForm } from '../../shared/ui/refused-form.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './profile-form-messages.ts';
import type { ProfileFormState } from './profile-form-state.ts';

interface ProfileFieldsProps {
  form: ProfileFormState;
  person: Person;
  /** Only a new password is asked for; names and address are there to be read. */
  passwordOnly: boolean;
}

/** The fields with what is wrong with them. The password is read from its field when it is sent. */
export function ProfileFields({ form, person, passwordOnly }: ProfileFieldsProps) {
  const errors = useStore(form.$errors);
  const { refusal, attempt } = useStore(form.$refusal);
  const sending = useStore(form.$phase) === 'sending';
  const formId = useUniqueId();
  const idOf = (field: ProfileField) => `${formId}-${field}`;

  async function send(event: { currentTarget: HTMLFormElement; preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const password = event.currentTarget.elements.namedItem('password') as HTMLInputElement;
    if (await form.save(password.value)) password.value = '';
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
      <PersonFields
        person={person}
        errors={errors}
        idOf={idOf}
        onChange={passwordOnly ? undefined : form.change}
      />
      <div className="cb-profile__secrets">
        <PasswordField
          id={idOf('password')}
          label={messages.password}
          hint={passwordOnly ? messages.passwordHint : `${messages.passwordHint} ${messages.passwordKept}`}
          name="password"
          autoComplete="new-password"
          required={passwordOnly}
          error={errors.password}
          aria-invalid={errors.password === '' || undefined}
          onType={form.touchPassword}
        />
      </div>
      <Button tone="primary" type="submit" className="cb-profile__send" busy={sending}>
        {sending && <Spinner />}
        <span className="cb-profile__action">{sending ? messages.updating : messages.update}</span>
      </Button>
    </form>
  );
}
