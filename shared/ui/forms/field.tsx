import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { onlyOwn } from '../../domain/only-own.ts';
import { useRedraw, useUniqueId } from '../hooks.ts';

/** The texts around the control of a field. */
interface FieldTexts {
  label: string;
  /**
   * Shown under the label and read with the field. If it comes and goes while the field has the focus, pass an empty text
   * meanwhile: Firefox takes the caret to an element that is inserted right before the field, so Orca says the field again.
   */
  hint?: string;
  /** The error. Marks the field as invalid and is read with it. */
  error?: string;
}

/** Label, hint and error around the control with this id. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  children,
}: FieldTexts & { id: string; children: ReactNode }) {
  return (
    <div className="cb-field">
      <label className="cb-field__label" htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <span className="cb-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children}
      {error && (
        <span className="cb-field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

/** Returns the value of `aria-describedby` for the control in a `FieldFrame`. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldTexts {
  ref?: Ref<HTMLInputElement>;
}

/**
 * A labelled text field. All other properties are passed to the input; `aria-invalid` marks it without an error text. If the
 * owner of the value rejects a keystroke, the field shows the value again.
 */
export function Field(props: FieldProps) {
  const { label, hint, error, id, onChange, ...input } = onlyOwn(props);
  const generatedId = useUniqueId();
  const redraw = useRedraw();
  const fieldId = id ?? generatedId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        {...input}
        className="cb-input"
        id={fieldId}
        aria-invalid={error ? true : input['aria-invalid']}
        aria-describedby={describedBy(fieldId, { hint, error })}
        onChange={(event) => {
          onChange?.(event);
          redraw();
        }}
      />
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  /** Shown under the label and read with the field. */
  hint?: string;
}

/** A labelled text field of several lines. All other properties are passed to the text area; see `Field`. */
export function TextAreaField({ label, hint, id, onChange, ...area }: TextAreaFieldProps) {
  const generatedId = useUniqueId();
  const redraw = useRedraw();
  const fieldId = id ?? generatedId;
  return (
    <FieldFrame id={fieldId} label={label} hint={hint}>
      <textarea
        rows={3}
        {...area}
        className="cb-input cb-text-area"
        id={fieldId}
        aria-describedby={describedBy(fieldId, { hint })}
        onChange={(event) => {
          onChange?.(event);
          redraw();
        }}
      />
    </FieldFrame>
  );
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A labelled native select. All other properties are passed to it. */
export function SelectField({ label, options, id, ...select }: SelectFieldProps) {
  const generatedId = useUniqueId();
  const fieldId = id ?? generatedId;
  return (
    <FieldFrame id={fieldId} label={label}>
      <select {...select} className="cb-input cb-select" id={fieldId}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
