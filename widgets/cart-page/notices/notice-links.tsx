/** Ways on that stand in several notices of the cart page. */
import { phoneUrl } from '../../../shared/domain/url.ts';
import { configuration } from '../../../shared/page/configuration.ts';
import { defineMessages } from '../../../shared/page/messages.ts';

const messages = defineMessages('cart-page', {
  sessionEnded: 'Your session has ended. Sign in again to go on; what you see here is kept.',
  signInAgain: 'Sign in',
});

/** The shop's number as a link, where the page gave one that can be called. */
export function PhoneLink() {
  const { phone } = configuration();
  const url = phone && phoneUrl(phone);
  if (!url) return phone;
  return (
    <a className="cb-link" href={url}>
      {phone}
    </a>
  );
}

/** That the session has ended, with the way to sign in [reliability Session end]. */
export function SessionEnded() {
  return (
    <>
      <span className="cb-cart__problem-text">{messages.sessionEnded}</span>
      <a className="cb-link" href="/account/login?resume=prev">
        {messages.signInAgain}
      </a>
    </>
  );
}
