import type { InputHTMLAttributes, Ref } from 'react';
import { useRedraw } from './redraw.ts';
import { useUniqueId } from './unique-id.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Shown under the label, read with the field. */
  hint?: string;
  /** What is wrong with the value: marks the field invalid, as `aria-invalid` does alone, and is read with it. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled text field with its hint and its error. All other properties go to the input; a controlled
 * value that rejects a keystroke is put back.
 */
export function Field({ label, hint, error, id, onChange, ...input }: FieldProps) {
  const generatedId = useUniqueId();
  const redraw = useRedraw();
  const fieldId = id ?? generatedId;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <div className="cb-field" data-invalid={error ? true : undefined}>
      <label className="cb-field__label" htmlFor={fieldId}>
        {label}
      </label>
      {hint && (
        <span className="cb-field__hint" id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
      <input
        {...input}
        className="cb-input"
        id={fieldId}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={described || undefined}
        onChange={(event) => {
          onChange?.(event);
          redraw();
        }}
      />
      {error && (
        <span className="cb-field__error" id={`${fieldId}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
