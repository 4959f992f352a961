import { useEffect, useRef, useState } from 'react';
import { announce } from '../page/announce.ts';
import { fill } from '../page/messages.ts';
import { Button } from './button.tsx';
import { passwordMessages as messages } from './password-messages.ts';
import { useUniqueId } from './unique-id.ts';

interface PasswordFieldProps {
  label: string;
  name: string;
  autoComplete: 'current-password' | 'new-password';
  /** Shown under the label, read with the field. */
  hint?: string;
  /** Of the field, which a link to it leads to. */
  id?: string;
  /** What is wrong with the value: marks the field invalid and is read with it. */
  error?: string;
  /** Marks it invalid where nothing is said of it. */
  'aria-invalid'?: boolean;
  /** Left out, it is. */
  required?: boolean;
  /** What its button shows and hides, where the page has two of them: 'password' when left out. */
  spokenName?: string;
  /** Called with each change; the value itself stays in the field. */
  onType: () => void;
}

/**
 * A field for a password, which can be shown while it is typed. The value is in the document alone, never in
 * a component; it is hidden when the form is sent, and gone when the page is left.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const generatedId = useUniqueId();
  const { label, name, autoComplete, hint, id = generatedId, error, required = true, onType } = props;
  const spoken = { name: props.spokenName ?? messages.passwordName };
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
    announce(fill(shown ? messages.passwordHidden : messages.passwordShown, spoken));
  }
  return (
    <div className="cb-field">
      <label className="cb-field__label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <span className="cb-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
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
          required={required}
          aria-invalid={error ? true : props['aria-invalid']}
          aria-describedby={described || undefined}
          onInput={onType}
        />
        <Button
          className="cb-password__toggle"
          label={fill(shown ? messages.hidePassword : messages.showPassword, spoken)}
          onPress={toggle}
        >
          {shown ? messages.hide : messages.show}
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
