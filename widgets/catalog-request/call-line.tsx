import { phoneUrl } from '../../shared/domain/phone-url.ts';
import { configuration } from '../../shared/page/configuration.ts';

/** Whom to call; nothing where the page does not say. */
export function CallLine({ text }: { text: string }) {
  const { phone } = configuration();
  if (!phone) return null;
  const url = phoneUrl(phone);
  return (
    <p className="cb-catalog-request__text">
      <span className="cb-catalog-request__words">{text}</span>{' '}
      {url ? (
        <a className="cb-link" href={url}>
          {phone}
        </a>
      ) : (
        <span className="cb-catalog-request__words">{phone}</span>
      )}
    </p>
  );
}
