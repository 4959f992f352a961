import { phoneUrl } from '../domain/phone.ts';

interface PhoneNumberProps {
  phone: string;
  /** The class of the link. */
  linkClass?: string;
  /** The class of a number that isn't a link. */
  textClass?: string;
}

/** A phone number as a link, or as text if it can't be called, such as a number written in letters. */
export function PhoneNumber({ phone, linkClass = 'cb-link', textClass }: PhoneNumberProps) {
  const url = phoneUrl(phone);
  if (!url) return textClass ? <span className={textClass}>{phone}</span> : phone;
  return (
    <a className={linkClass} href={url}>
      {phone}
    </a>
  );
}
