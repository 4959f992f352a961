import type { SelectHTMLAttributes } from 'react';
import { useUniqueId } from './unique-id.ts';

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
}

/** A labelled native list to choose from. All other properties go to the select. */
export function SelectField({ label, options, id, ...select }: SelectFieldProps) {
  const generatedId = useUniqueId();
  const fieldId = id ?? generatedId;
  return (
    <div className="cb-field">
      <label className="cb-field__label" htmlFor={fieldId}>
        {label}
      </label>
      <select {...select} className="cb-input cb-select" id={fieldId}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
