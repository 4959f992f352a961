import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { words } from './profile-form-words.ts';

/** Where to go on from a profile that has its password: to sign in, or back to the account. */
export function SignInLink() {
  const { guest } = useStore($session).visitor;
  return (
    <a className="cb-link" href={guest ? '/account/login' : '/account/landing'}>
      {guest ? words.signIn : words.myAccount}
    </a>
  );
}
