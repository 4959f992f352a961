import { createElement, useEffect, useState } from 'react';
import { loadModule } from '../../page/lazy/lazy-module.ts';
import { registry } from '../../page/registry.ts';
import { report } from '../../page/report.ts';

const FORM = '[data-cb-widget="register-form"], cb-register-form';

interface Recipient {
  firstName?: string;
  lastName?: string;
  email?: string;
}

/**
 * A mount point for the form with which a guest registers [2 §2]; the loader finds it. If the page has one
 * itself, this renders nothing, and the page's mount point gets the missing attributes. A page without the
 * loader gets the form's own element.
 * @param props.recipient the name and address that prefill the form, as shown on the page
 */
export function RegisterMountPoint({ recipient }: { recipient: Recipient }) {
  const { email, firstName, lastName } = recipient;
  const [given] = useState(() => document.querySelector<HTMLElement>(FORM));
  const [base] = useState(baseWithoutLoader);
  useEffect(() => {
    for (const [name, text] of Object.entries({ email, firstName, lastName })) {
      if (given && text && !given.dataset[name]) given.dataset[name] = text;
    }
  }, [given, email, firstName, lastName]);
  useEffect(() => {
    if (base && !given) loadForm(base);
  }, [base, given]);
  if (given) return null;
  const attributes = {
    className: 'cb-register-mount',
    'data-email': email,
    'data-first-name': firstName,
    'data-last-name': lastName,
  };
  return base ? (
    createElement('cb-register-form', attributes)
  ) : (
    <div {...attributes} data-cb-widget="register-form" />
  );
}

/** The directory of the widgets, on a page that has loaded one of them without the loader. */
function baseWithoutLoader(): string | undefined {
  const { base, version } = registry();
  return version ? undefined : base;
}

function loadForm(base: string): void {
  loadModule(() => import(`${base}register-form.js`)).catch((error) =>
    report('widget-not-loaded', 'The register form could not be loaded.', { widget: 'register-form', error }),
  );
}
