import { phoneUrl } from '../domain/phone-url.ts';
import { configuration } from '../page/configuration.ts';
import { confirmationMessages as messages } from './confirmation-messages.ts';

/** Whom to call: a sentence that ends in the shop's number, or in the way to it where the page does not know it. */
export function PhoneLine({ text }: { text: string }) {
  const { phone } = configuration();
  const url = phone ? phoneUrl(phone) : '/help/contact-us';
  return (
    <p className="cb-phone-line">
      <span className="cb-phone-line__text">{text}</span>{' '}
      {url ? (
        <a className="cb-link" href={url}>
          {phone ?? messages.contactUs}
        </a>
      ) : (
        <span className="cb-phone-line__text">{phone}</span>
      )}
    </p>
  );
}
