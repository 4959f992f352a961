import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { messages } from './profile-form-messages.ts';

/** Where to go on from a profile that has its password: to sign in, or back to the account. */
export function SignInLink() {
  const { guest } = useStore($session).visitor;
  return (
    <a className="cb-link" href={guest ? '/account/login' : '/account/landing'}>
      {guest ? messages.signIn : messages.myAccount}
    </a>
  );
}
