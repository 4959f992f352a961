import { phoneUrl } from '../../domain/phone.ts';
import { configuration } from '../../page/configuration.ts';
import { defineMessages } from '../../page/messages.ts';

const messages = defineMessages('ui', { contactUs: 'Contact us' });

/**
 * A sentence that says whom to call. It ends in the shop's number, or in a link to the contact page if the page has no number.
 */
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
