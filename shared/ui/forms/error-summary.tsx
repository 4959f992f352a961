import { type ReactNode, useEffect, useRef } from 'react';
import { defineMessages } from '../../page/messages.ts';
import { useUniqueId } from '../hooks.ts';

const messages = defineMessages('ui', {
  problemHeading: 'There is a problem',
});

/** Something that is wrong with a form, or that the server says of it. */
export interface FormProblem {
  text: string;
  /** Of the field it is about, which its link moves to; without one it is plain text. */
  fieldId?: string;
}

interface ErrorSummaryProps {
  /** Without problems and children nothing is shown. */
  problems: readonly FormProblem[];
  /** A new value each time sending the form has failed: the summary then takes the focus. */
  focusKey: number;
  /** Stands before the problems. */
  children?: ReactNode;
}

/** What is wrong with a form, in one place above it [accessibility Error summary]. */
export function ErrorSummary({ problems, focusKey, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const headingId = useUniqueId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new summary
  useEffect(() => box.current?.focus(), [focusKey]);
  if (problems.length === 0 && !children) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would make a question of it
    <div ref={box} className="cb-error-summary" role="group" aria-labelledby={headingId} tabIndex={-1}>
      <h2 className="cb-error-summary__heading" id={headingId}>
        {messages.problemHeading}
      </h2>
      {children}
      {problems.length > 0 && (
        <ul className="cb-error-summary__list">
          {problems.map(({ text, fieldId }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the server may say one thing twice, and none moves
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
