import { useEffect, useRef, useState } from 'react';
import { onlyOwn } from '../../domain/only-own.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { useUniqueId } from '../hooks.ts';
import { describedBy, FieldFrame } from './field.tsx';

const messages = defineMessages('ui', {
  show: 'SHOW',
  hide: 'HIDE',
  passwordName: 'password',
  showPassword: 'Show {name}',
  hidePassword: 'Hide {name}',
  passwordShown: 'Your {name} is shown.',
  passwordHidden: 'Your {name} is hidden.',
});

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Shown under the label and read with the field. */
  hint?: string;
  /** The id of the input, so that a link can lead to it. */
  id?: string;
  /** The error. Marks the field as invalid and is read with it. */
  error?: string;
  /** Marks the field as invalid without an error text. */
  'aria-invalid'?: boolean;
  /** True by default. */
  required?: boolean;
  /** The name of the password in the Show button; 'password' by default. Needed on a page with two passwords. */
  spokenName?: string;
  /** Called on each change. The value itself stays in the field. */
  onType: () => void;
}

/**
 * A password field with a button that shows the password. The value is only in the document, never in a component. It is
 * hidden when the form is sent, and deleted when the page is left.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const generatedId = useUniqueId();
  const {
    label,
    name,
    autoComplete,
    hint,
    id = generatedId,
    error,
    required = true,
    onType,
  } = onlyOwn(props);
  const spokenName = { name: props.spokenName ?? messages.passwordName };
  useEffect(() => {
    const field = input.current;
    const hide = () => setShown(false);
    function forget() {
      if (field) field.value = '';
      hide();
    }
    field?.form?.addEventListener('submit', hide);
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);

  function toggle(): void {
    setShown(!shown);
    announce(fill(shown ? messages.passwordHidden : messages.passwordShown, spokenName));
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="cb-password">
        <input
          ref={input}
          className="cb-input"
          id={id}
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck="false"
          required={required}
          aria-invalid={error ? true : props['aria-invalid']}
          aria-describedby={describedBy(id, { hint, error })}
          onInput={onType}
        />
        <Button
          className="cb-password__toggle"
          label={fill(shown ? messages.hidePassword : messages.showPassword, spokenName)}
          onPress={toggle}
        >
          {shown ? messages.hide : messages.show}
        </Button>
      </div>
    </FieldFrame>
  );
}
