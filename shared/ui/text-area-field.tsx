import type { TextareaHTMLAttributes } from 'react';
import { useRedraw } from './redraw.ts';
import { useUniqueId } from './unique-id.ts';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
}

/** A labelled text field of several lines; all other properties go to the text area, see `Field`. */
export function TextAreaField({ label, id, onChange, ...area }: TextAreaFieldProps) {
  const generatedId = useUniqueId();
  const redraw = useRedraw();
  const fieldId = id ?? generatedId;
  return (
    <div className="cb-field">
      <label className="cb-field__label" htmlFor={fieldId}>
        {label}
      </label>
      <textarea
        rows={3}
        {...area}
        className="cb-input cb-text-area"
        id={fieldId}
        onChange={(event) => {
          onChange?.(event);
          redraw();
        }}
      />
    </div>
  );
}
