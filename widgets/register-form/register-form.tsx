import { useEffect, useRef, useState } from 'react';
import type { Person } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { RegisterFields } from './register-fields.tsx';
import type { definition } from './register-form-definition.ts';
import { createRegisterForm } from './register-form-state.ts';

const messages = defineMessages('register-form', {
  heading: "Don't Leave Without Creating a Login-You're Almost There!",
  created: 'Your account has been created.',
  goOn: 'Continue',
});

/** The form with which a guest creates an account; nobody else sees it [2 §2 Register form, §6 Guest]. */
export function RegisterForm({ email, firstName, lastName }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  // Not null: the page treats an island without content as damaged.
  if (!permissionsFor(visitor, 'standard').seesRegisterForm) return <div />;
  return (
    <GuestForm
      email={email ?? visitor.email ?? ''}
      firstName={firstName ?? visitor.firstName ?? ''}
      lastName={lastName ?? visitor.lastName ?? ''}
    />
  );
}

/** The props are the shopper's data that the page knows; they may change while the form is shown. */
function GuestForm({ email, firstName, lastName }: Person) {
  const [form] = useState(() => createRegisterForm({ email, firstName, lastName }));
  useEffect(() => form.prefill({ email, firstName, lastName }), [form, email, firstName, lastName]);
  const created = useStore(form.$submission, ({ phase }) => phase === 'saved');
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useUniqueId();
  // If the page prevents the navigation, the shopper stays here, and the form that had the focus is gone.
  useEffect(() => {
    if (created) heading.current?.focus();
  }, [created]);
  return (
    <section className="cb-root cb-card cb-register" aria-labelledby={headingId}>
      <h2 className="cb-heading cb-register__heading" id={headingId} ref={heading} tabIndex={-1}>
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
