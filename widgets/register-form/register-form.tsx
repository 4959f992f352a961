import { useEffect, useRef, useState } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { RegisterFields } from './register-fields.tsx';
import type { definition } from './register-form-definition.ts';
import { createRegisterForm, type KnownDetails } from './register-form-state.ts';

const messages = defineMessages('register-form', {
  heading: "Don't Leave Without Creating a Login-You're Almost There!",
  created: 'Your account has been created.',
  goOn: 'Continue',
});

/** The form by which a guest gets an account; everybody else sees nothing [2 §2 Register form, §6 Guest]. */
export function RegisterForm({ email, firstName, lastName }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  // Not null: an island that has become empty counts as damaged by the page.
  if (!permissionsFor(visitor, 'standard').seesRegisterForm) return <div />;
  return (
    <GuestForm
      email={email ?? visitor.email ?? ''}
      firstName={firstName ?? visitor.firstName ?? ''}
      lastName={lastName ?? visitor.lastName ?? ''}
    />
  );
}

function GuestForm({ email, firstName, lastName }: KnownDetails) {
  const [form] = useState(() => createRegisterForm({ email, firstName, lastName }));
  useEffect(() => form.prefill({ email, firstName, lastName }), [form, email, firstName, lastName]);
  const created = useStore(form.$phase) === 'created';
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useUniqueId();
  // The page may keep the shopper here, and the form that had the focus is gone.
  useEffect(() => {
    if (created) heading.current?.focus();
  }, [created]);
  return (
    <section className="cb-root cb-register" aria-labelledby={headingId}>
      <h2 className="cb-register__heading" id={headingId} ref={heading} tabIndex={-1}>
        {created ? messages.created : messages.heading}
      </h2>
      {created ? (
        <Notice tone="success">
          <a className="cb-link" href={form.target()}>
            {messages.goOn}
          </a>
        </Notice>
      ) : (
        <RegisterFields form={form} />
      )}
    </section>
  );
}
