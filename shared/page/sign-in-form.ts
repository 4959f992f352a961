/** The form that the sign-in dialog posts, in the form that the site's login page accepts [embedding Sign-in form]. */
import { writeJson } from '../domain/json.ts';
import { configuration } from './configuration.ts';
import { report } from './report.ts';

export interface SignInForm {
  action: string;
  /** The key of the address in the configuration. */
  key: 'signIn.action' | 'loginAction';
  /** Hidden fields, by name. */
  fields: Record<string, string>;
  /** The names of the fields; without a name for `resume`, that field is not sent. */
  names: { email: string; password: string; resume?: string };
}

/** Reads the form from the page's configuration. A wrong value is reported with its path and counts as absent. */
export function signInForm(): SignInForm {
  const { signIn, loginAction } = configuration();
  const { email, password, resume } = textsIn('names', signIn?.names);
  const action = typeof signIn?.action === 'string' && signIn.action;
  if (action && email && password) {
    return {
      action,
      key: 'signIn.action',
      fields: textsIn('fields', signIn?.fields),
      names: { email, password, resume },
    };
  }
  if (signIn) reportValue('', 'an object with an action, and names for email and password', signIn);
  const names = { email: 'email', password: 'password', resume: 'resume' };
  return { action: loginAction, key: 'loginAction', fields: {}, names };
}

function textsIn(key: string, group: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(group ?? {})) {
    if (typeof value === 'string') texts[name] = value;
    // A script of the page may have added a function to all objects.
    else if (value != null && typeof value !== 'function') reportValue(`.${key}.${name}`, 'a text', value);
  }
  return texts;
}

function reportValue(path: string, expected: string, found: unknown): void {
  report(
    'bad-state-value',
    `#cb-state: config.signIn${path}: expected ${expected}, found ${writeJson(found)}; it is ignored.`,
  );
}
