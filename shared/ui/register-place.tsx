import { useEffect, useState } from 'react';

const FORM = '[data-cb-widget="register-form"], cb-register-form';

/**
 * A place for the form by which a guest becomes a customer [2 §2]: a mount point like any other, unless the page has
 * one of its own. That one is told the address only where it was given none.
 * @param props.email goes into the form
 */
export function RegisterPlace({ email }: { email: string | undefined }) {
  const [given] = useState(() => document.querySelector<HTMLElement>(FORM));
  useEffect(() => {
    if (given && email && !given.dataset.email) given.dataset.email = email;
  }, [given, email]);
  return given ? null : (
    <div className="cb-register-place" data-cb-widget="register-form" data-email={email} />
  );
}
