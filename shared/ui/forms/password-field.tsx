import { useEffect, useRef, useState } from 'react';
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
  /** Shown under the label, read with the field. */
  hint?: string;
  /** Of the input, so that a link can lead to it. */
  id?: string;
  /** What is wrong with the value: marks the field invalid and is read with it. */
  error?: string;
  /** Marks it invalid where nothing is said of it. */
  'aria-invalid'?: boolean;
  /** True when left out. */
  required?: boolean;
  /** What its button shows and hides, where the page has two of them: 'password' when left out. */
  spokenName?: string;
  /** Called with each change; the value itself stays in the field. */
  onType: () => void;
}

/**
 * A field for a password, which can be shown while it is typed. Its value is only in the document, never in a
 * component. It is hidden when the form is sent, and deleted when the page is left.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const generatedId = useUniqueId();
  const { label, name, autoComplete, hint, id = generatedId, error, required = true, onType } = props;
  const spoken = { name: props.spokenName ?? messages.passwordName };
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
          spellCheck={false}
          required={required}
          aria-invalid={error ? true : props['aria-invalid']}
          aria-describedby={describedBy(id, { hint, error })}
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
    </FieldFrame>
  );
}
