import { useEffect, useState } from 'react';
import { writeJson } from '../../domain/json.ts';
import { configuration } from '../../page/configuration.ts';
import { pageUrl } from '../../page/links/page-url.ts';
import { defineMessages } from '../../page/messages.ts';
import { report } from '../../page/report.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Field } from '../forms/field.tsx';
import { PasswordField } from '../forms/password-field.tsx';

const messages = defineMessages('ui', {
  signIn: 'Sign In',
  signInEmail: 'Email address',
  emailMissing: 'Enter your email address.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  newCustomer: 'New here?',
  createAccount: 'Create an account',
});

const LOGIN = '/account/login';
/** If the page is not left after this time, the shopper may try again. */
const LEAVING_MS = 10_000;

/** Where the form posts to: an address of the page's own origin only, since the form sends a password. */
function postAddress(): string {
  const { loginAction } = configuration();
  const safe = pageUrl(loginAction, 'post');
  if (!safe)
    report(
      'bad-state-value',
      `#cb-state: config.loginAction: no address of this site: ${writeJson(loginAction)}.`,
    );
  return safe ?? LOGIN;
}

/** Whether the sign-in is under way. It ends when the page is shown again after it was left. */
function useLeaving() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const end = () => setLeaving(false);
    const timer = setTimeout(end, LEAVING_MS);
    addEventListener('pageshow', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', end);
    };
  }, [leaving]);
  return [leaving, setLeaving] as const;
}

/**
 * Asks a guest to sign in on this page [1 §2 Sign-in offer, 2 §2 Guest copy]. The browser posts the plain form to the
 * configured login action [embedding Configuration]. Its fields are named as on the login page: `email`, `password`,
 * and `resume` with the value `prev`, which leads back here.
 */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const [action] = useState(postAddress);
  const [missing, setMissing] = useState<string[]>([]);
  const [leaving, setLeaving] = useLeaving();

  function check(event: { currentTarget: HTMLFormElement; preventDefault(): void }): void {
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const wrong = inputs.filter(({ validity }) => !validity.valid);
    setMissing(wrong.map(({ name }) => name));
    if (wrong.length || leaving) event.preventDefault();
    else setLeaving(true);
    wrong[0]?.focus();
  }

  const problemOf = (name: string, text: string) => (missing.includes(name) ? text : undefined);
  const forget = (name: string) => setMissing(missing.filter((one) => one !== name));
  return (
    <Dialog title={messages.signIn} onClose={onClose}>
      <form className="cb-form" method="post" action={action} noValidate onSubmit={check}>
        <input type="hidden" name="resume" value="prev" />
        <Field
          label={messages.signInEmail}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problemOf('email', messages.emailMissing)}
          onChange={() => forget('email')}
        />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          error={problemOf('password', messages.passwordMissing)}
          onType={() => forget('password')}
        />
        <Button tone="primary" type="submit" busy={leaving}>
          {messages.signIn}
        </Button>
        <p className="cb-form__note">
          <span className="cb-form__question">{messages.newCustomer}</span>
          <a className="cb-link" href={LOGIN}>
            {messages.createAccount}
          </a>
        </p>
      </form>
    </Dialog>
  );
}
