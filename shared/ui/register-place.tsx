import { createElement, useEffect, useState } from 'react';
import { loadPart } from '../page/load-part.ts';
import { registry } from '../page/registry.ts';
import { report } from '../page/report.ts';

const FORM = '[data-cb-widget="register-form"], cb-register-form';

/**
 * A place for the form by which a guest becomes a customer [2 §2]: a mount point like any other, unless the page has
 * one of its own. That one is told the address only where it was given none. On a page without the loader, which would
 * mount it, it is the form's own element.
 * @param props.email goes into the form
 */
export function RegisterPlace({ email }: { email: string | undefined }) {
  const [given] = useState(() => document.querySelector<HTMLElement>(FORM));
  const [base] = useState(baseWithoutLoader);
  useEffect(() => {
    if (given && email && !given.dataset.email) given.dataset.email = email;
  }, [given, email]);
  useEffect(() => {
    if (base && !given) loadForm(base);
  }, [base, given]);
  if (given) return null;
  const place = { className: 'cb-register-place', 'data-email': email };
  return base ? createElement('cb-register-form', place) : <div {...place} data-cb-widget="register-form" />;
}

/** Where the widgets are, on a page that has loaded one of them by itself. */
function baseWithoutLoader(): string | undefined {
  const { base, version } = registry();
  return version ? undefined : base;
}

function loadForm(base: string): void {
  loadPart(() => import(`${base}register-form.js`)).catch((error) =>
    report('The register form could not be loaded.', error),
  );
}
