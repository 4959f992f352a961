import { useEffect, useRef, useState } from 'react';
import { announce } from '../page/announce.ts';
import { Button } from './button.tsx';
import { passwordWords as words } from './password-words.ts';
import { useUniqueId } from './unique-id.ts';

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** What is wrong with the value. */
  error?: string;
  /** Called with each change; the value itself stays in the field. */
  onType: () => void;
}

/**
 * A field for a password, which can be shown while it is typed. The value is in the document alone, never in
 * a component; it is hidden when the form is sent, and gone when the page is left.
 */
export function PasswordField({ label, name, autoComplete, error, onType }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useUniqueId();
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
    announce(shown ? words.passwordHidden : words.passwordShown);
  }
  return (
    <div className="cb-field">
      <label className="cb-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="cb-password">
        <input
          ref={input}
          className="cb-input"
          id={id}
          type={shown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onInput={onType}
        />
        <Button
          className="cb-password__toggle"
          label={shown ? words.hidePassword : words.showPassword}
          onPress={toggle}
        >
          {shown ? words.hide : words.show}
        </Button>
      </div>
      {error && (
        <span className="cb-field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
