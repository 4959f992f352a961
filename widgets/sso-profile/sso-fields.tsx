import type { SsoField, SsoProfile } from '../../shared/api/sso-profile.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { CheckboxField } from '../../shared/ui/checkbox-field.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { PersonFields } from '../../shared/ui/person-fields.tsx';
import { RefusedForm } from '../../shared/ui/refused-form.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './sso-profile-messages.ts';
import type { SsoProfileState } from './sso-profile-state.ts';

/** The fields with what is wrong with them. The passwords are read from their fields when they are sent. */
export function SsoFields({ page, profile }: { page: SsoProfileState; profile: SsoProfile }) {
  const { acceptsTerms, optIn } = useStore(page.$choices);
  const errors = useStore(page.$errors);
  const { refusal, attempt } = useStore(page.$refusal);
  const sending = useStore(page.$phase) === 'sending';
  const formId = useUniqueId();
  const idOf = (field: SsoField) => `${formId}-${field}`;

  async function send(event: { currentTarget: HTMLFormElement; preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const password = elements.namedItem('password') as HTMLInputElement;
    const confirmed = elements.namedItem('confirmPassword') as HTMLInputElement;
    if (!(await page.save({ password: password.value, confirmedPassword: confirmed.value }))) return;
    password.value = '';
    confirmed.value = '';
  }

  const secret = (name: 'password' | 'confirmPassword') => ({
    id: idOf(name),
    name,
    label: messages[name],
    autoComplete: 'new-password' as const,
    error: errors[name],
    'aria-invalid': errors[name] === '' || undefined,
    onType: () => page.touch(name),
  });
  return (
    <form className="cb-form cb-profile__form" method="post" noValidate onSubmit={send}>
      <RefusedForm
        refusal={refusal}
        attempt={attempt}
        idOf={idOf}
        failed={messages.failed}
        unsure={messages.unsure}
      />
      <PersonFields person={profile} errors={errors} idOf={idOf} />
      <div className="cb-profile__secrets">
        <PasswordField {...secret('password')} hint={messages.passwordHint} />
        <PasswordField {...secret('confirmPassword')} spokenName={messages.confirmedName} />
      </div>
      {profile.needsTerms && (
        <CheckboxField
          id={idOf('tAndC')}
          name="tAndC"
          required
          label={
            <>
              {messages.terms}{' '}
              <a className="cb-link" href="/help/terms-of-use" target="_blank" rel="noopener">
                {messages.termsLink}
              </a>
            </>
          }
          checked={acceptsTerms}
          onChange={({ target }) => page.choose({ acceptsTerms: target.checked })}
        />
      )}
      <CheckboxField
        id={idOf('optIn')}
        name="optIn"
        label={messages.optIn}
        checked={optIn}
        onChange={({ target }) => page.choose({ optIn: target.checked })}
      />
      <Button tone="primary" type="submit" className="cb-profile__send" busy={sending}>
        {sending && <Spinner />}
        <span className="cb-profile__action">{sending ? messages.saving : messages.save}</span>
      </Button>
    </form>
  );
}
