import type { SsoField, SsoProfile } from '../../shared/api/account/sso-profile.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { PersonFields, RefusedForm, SubmitButton } from '../../shared/ui/account/person-form.tsx';
import { CheckboxField } from '../../shared/ui/forms/choices.tsx';
import { PasswordField } from '../../shared/ui/forms/password-field.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import type { SsoProfileState } from './sso-profile-state.ts';

const messages = defineMessages('sso-profile', {
  password: 'Password',
  passwordHint: 'Passwords must be at least 6 characters long.',
  confirmPassword: 'Confirm Password',
  confirmedName: 'confirmed password',
  terms: 'I accept the',
  termsLink: 'Terms of Use (opens in a new tab)',
  optIn: 'Send me the newsletter and special offers by email.',
  save: 'Update Profile',
  saving: 'Updating your profile…',
  failed: 'We couldn’t update your profile. Please try again.',
  unsure: 'We couldn’t confirm that your profile was updated. Please try again.',
});

/** The fields and their errors. The passwords are read from their fields when the form is sent. */
export function SsoFields({ page, profile }: { page: SsoProfileState; profile: SsoProfile }) {
  const { acceptsTerms, optIn } = useStore(page.$choices);
  const { phase, errors, refusal, attempt } = useStore(page.$submission);
  const formId = useUniqueId();
  const idOf = (field: SsoField) => `${formId}-${field}`;

  async function send(event: { currentTarget: HTMLFormElement; preventDefault(): void }): Promise<void> {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const password = elements.namedItem('password') as HTMLInputElement;
    const confirmed = elements.namedItem('confirmPassword') as HTMLInputElement;
    const passwords = { password: password.value, confirmedPassword: confirmed.value };
    if (!(await page.save(profile, passwords))) return;
    password.value = '';
    confirmed.value = '';
  }

  const passwordField = (name: 'password' | 'confirmPassword') => ({
    id: idOf(name),
    name,
    label: messages[name],
    autoComplete: 'new-password' as const,
    error: errors[name],
    'aria-invalid': errors[name] === '' || undefined,
    onType: () => page.clearError(name),
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
        <PasswordField {...passwordField('password')} hint={messages.passwordHint} />
        <PasswordField {...passwordField('confirmPassword')} spokenName={messages.confirmedName} />
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
      <SubmitButton busy={phase === 'sending'} text={messages.save} busyText={messages.saving} />
    </form>
  );
}
