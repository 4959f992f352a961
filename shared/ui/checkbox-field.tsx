import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { useUniqueId } from './unique-id.ts';

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Beside the box; may hold a link. */
  label: ReactNode;
  /** What is wrong with the answer: marks the box invalid and is read with it. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One box with its label and error. All other properties go to the input. */
export function CheckboxField({ label, error, id, ...input }: CheckboxFieldProps) {
  const generatedId = useUniqueId();
  const fieldId = id ?? generatedId;
  return (
    <div className="cb-choice">
      <span className="cb-choice__row">
        <input
          {...input}
          type="checkbox"
          className="cb-choice__box"
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${fieldId}-error`}
        />
        <label className="cb-choice__label" htmlFor={fieldId}>
          {label}
        </label>
      </span>
      {error && (
        <span className="cb-choice__note cb-field__error" id={`${fieldId}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}
