/** Links that several notices of the cart page have. */
import { configuration } from '../../../shared/page/configuration.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { PhoneNumber } from '../../../shared/ui/phone-number.tsx';
import { SignInLink } from '../../../shared/ui/sign-in-link.tsx';

const messages = defineMessages('cart-page', {
  sessionEnded: 'Your session has ended. Sign in again to go on; what you see here is kept.',
  signInAgain: 'Sign in',
});

/** The shop's phone number, if the page gives one. */
export function PhoneLink() {
  const { phone } = configuration();
  return phone ? <PhoneNumber phone={phone} /> : null;
}

/** Says that the session has ended, with a link to sign in [reliability Session end]. */
export function SessionEnded() {
  return (
    <>
      <span className="cb-cart__problem-text">{messages.sessionEnded}</span>
      <SignInLink text={messages.signInAgain} />
    </>
  );
}
