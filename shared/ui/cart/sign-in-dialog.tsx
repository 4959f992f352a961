import { useEffect, useState } from 'react';
import { LOGIN_PAGE } from '../../domain/account/login-page.ts';
import { writeJson } from '../../domain/json.ts';
import { pageUrl } from '../../page/links/page-url.ts';
import { defineMessages } from '../../page/messages.ts';
import { report } from '../../page/report.ts';
import { signInForm } from '../../page/sign-in-form.ts';
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

/** If the browser hasn't left the page after this time, the shopper can try again. */
const LEAVING_MS = 10_000;

/**
 * Returns the form in the format of the site's login page [embedding Sign-in form]. It posts only to the page's own
 * origin, because it sends a password.
 */
function readForm() {
  const { action, key, fields, names } = signInForm();
  const safe = pageUrl(action, 'post');
  if (!safe) {
    report(
      'bad-state-value',
      `#cb-state: config.${key}: expected an address of this site, found ${writeJson(action)}.`,
    );
  }
  const hidden = names.resume ? { ...fields, [names.resume]: 'prev' } : fields;
  return { action: safe ?? LOGIN_PAGE, hidden: Object.entries(hidden), names };
}

/** State for whether the browser is leaving the page. It ends when the page is shown again, or after a while. */
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
 * configured login action [embedding Configuration]. Its fields are named as on the login page, which `config.signIn`
 * describes; by default `email`, `password`, and `resume` with the value `prev`, which leads back here.
 */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const [{ action, hidden, names }] = useState(readForm);
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
  const clearProblem = (name: string) => setMissing(missing.filter((other) => other !== name));
  return (
    <Dialog title={messages.signIn} onClose={onClose}>
      <form className="cb-form" method="post" action={action} noValidate onSubmit={check}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field
          label={messages.signInEmail}
          type="email"
          name={names.email}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck="false"
          required
          error={problemOf(names.email, messages.emailMissing)}
          onChange={() => clearProblem(names.email)}
        />
        <PasswordField
          label={messages.password}
          name={names.password}
          autoComplete="current-password"
          error={problemOf(names.password, messages.passwordMissing)}
          onType={() => clearProblem(names.password)}
        />
        <Button tone="primary" type="submit" busy={leaving}>
          {messages.signIn}
        </Button>
        <p className="cb-form__note">
          <span className="cb-form__question">{messages.newCustomer}</span>
          <a className="cb-link" href={LOGIN_PAGE}>
            {messages.createAccount}
          </a>
        </p>
      </form>
    </Dialog>
  );
}
