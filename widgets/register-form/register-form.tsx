import { useEffect, useRef, useState } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { RegisterFields } from './register-fields.tsx';
import type { registerFormDefinition } from './register-form-definition.ts';
import { messages } from './register-form-messages.ts';
import { createRegisterForm } from './register-form-state.ts';

/** The form by which a guest gets an account; others see nothing of it [2 §2], [2 §6]. */
export function RegisterForm({ email }: PropsOf<typeof registerFormDefinition.attributes>) {
  const { visitor } = useStore($session);
  // Not null: an island that has become empty counts as damaged by the page.
  if (!permissionsFor(visitor, 'standard').seesRegisterForm) return <div />;
  return <GuestForm email={email ?? visitor.email ?? ''} />;
}

function GuestForm({ email }: { email: string }) {
  const [form] = useState(() => createRegisterForm(email));
  useEffect(() => form.prefill(email), [form, email]);
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
