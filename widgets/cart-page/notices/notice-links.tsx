/** Links that several notices of the cart page have. */
import { cartView } from '../../../shared/page/cart-view.ts';
import { configuration } from '../../../shared/page/configuration.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { PhoneNumber } from '../../../shared/ui/phone-number.tsx';
import { SignInLink } from '../../../shared/ui/sign-in-link.tsx';

const messages = defineMessages('cart-page', {
  sessionEnded: 'Your session has ended. Sign in again to continue. We’ve kept what you see here.',
  signInAgain: 'Sign in',
  inspectionEnded: 'Your session has ended. Open the cart from your procurement system again to continue.',
});

/** The shop's phone number, if the page gives one; as text in the inspect view, where links are off [1 §2 Inspect view]. */
export function PhoneLink() {
  const { phone } = configuration();
  if (!phone) return null;
  return cartView() === 'inspect' ? phone : <PhoneNumber phone={phone} />;
}

/** Says that the session has ended, with a link to sign in, which the inspect view doesn't have [reliability Session end]. */
export function SessionEnded() {
  if (cartView() === 'inspect') {
    return <span className="cb-cart__problem-text">{messages.inspectionEnded}</span>;
  }
  return (
    <>
      <span className="cb-cart__problem-text">{messages.sessionEnded}</span>
      <SignInLink text={messages.signInAgain} />
    </>
  );
}
