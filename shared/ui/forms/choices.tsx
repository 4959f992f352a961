import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { onlyOwn } from '../../domain/only-own.ts';
import { useUniqueId } from '../hooks.ts';
import { describedBy } from './field.tsx';

interface CheckboxFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The text beside the box; it may contain a link. */
  label: ReactNode;
  /** Shown under the label and read with the box. */
  hint?: string;
  /** The error. Marks the box as invalid and is read with it. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox with its label and error. All other properties are passed to the input. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, id, ...input } = onlyOwn(props);
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
          aria-describedby={describedBy(fieldId, { hint, error })}
        />
        <label className="cb-choice__label" htmlFor={fieldId}>
          {label}
        </label>
      </span>
      {hint && (
        <span className="cb-choice__note cb-field__hint" id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className="cb-choice__note cb-field__error" id={`${fieldId}-error`}>
          {error}
        </span>
      )}
    </div>
  );
}

interface RadioGroupProps<Value extends string> {
  /** The question. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
  required?: boolean;
  error?: string;
  /** The id of the first answer, so that a link can lead to the question. */
  id?: string;
}

/** A question with several answers; the shopper chooses one. The error is read with the question. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const generatedId = useUniqueId();
  const { legend, name, options, value, onChoose, required, error, id = generatedId } = onlyOwn(props);
  const idOf = (index: number) => (index === 0 ? id : `${id}-${index}`);
  return (
    <fieldset
      className="cb-radios"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a group can't be required or invalid
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="cb-radios__legend">{legend}</legend>
      {options.map((option, index) => (
        <span className="cb-choice__row" key={option.value}>
          <input
            type="radio"
            className="cb-choice__box"
            id={idOf(index)}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoose(option.value)}
          />
          <label className="cb-choice__label" htmlFor={idOf(index)}>
            {option.label}
          </label>
        </span>
      ))}
      {error && (
        <span className="cb-field__error" id={`${id}-error`}>
          {error}
        </span>
      )}
    </fieldset>
  );
}
