import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessages } from '../../page/messages.ts';
import { useUniqueId } from '../hooks.ts';

const messages = defineMessages('ui', {
  problemHeading: 'There is a problem',
});

/** A problem of a form, or a message from the server about it. */
export interface FormProblem {
  text: string;
  /** The id of the field that the problem links to. Without one, the problem is plain text. */
  fieldId?: string;
}

interface ErrorSummaryProps {
  /** Without problems and children, nothing is shown. */
  problems: readonly FormProblem[];
  /** Changes each time the form was refused. The summary then takes the focus. */
  focusKey: number;
  /** Shown above the problems. */
  children?: ReactNode;
}

/** All problems of a form, in one list above it [accessibility Error summary]. */
export function ErrorSummary({ problems, focusKey, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useUniqueId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new key moves the focus
  useEffect(() => box.current?.focus(), [focusKey]);
  if (problems.length === 0 && !children) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a question
    <div ref={box} className="cb-error-summary" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 className="cb-heading cb-error-summary__heading" id={headingId}>
        {messages.problemHeading}
      </h2>
      {children}
      {problems.length > 0 && (
        <ul className="cb-error-summary__list">
          {problems.map(({ text, fieldId }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may send a message twice, and messages never move
            <li className="cb-error-summary__problem" key={index}>
              {fieldId ? (
                <a
                  className="cb-link"
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {text}
                </a>
              ) : (
                <span className="cb-error-summary__text">{text}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
