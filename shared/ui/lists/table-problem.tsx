import type { RefObject } from 'react';
import type { FailureReason } from '../../domain/failure.ts';
import { ReadFailure } from '../failure.tsx';

interface TableProblemProps {
  failure: { action: 'read' | 'sort' | 'search'; failure: FailureReason };
  /** The start of the sentence about the failure: the table, its order, or the search text. */
  messages: { what: string; whatSorted: string; whatFound: string };
  /** Takes the focus from the button, which is removed. */
  heading: RefObject<HTMLElement | null>;
  /** Requests it again. */
  onRetry: () => unknown;
}

/** Says that something could not be read, sorted or searched, and why. */
export function TableProblem(props: TableProblemProps) {
  const {
    failure: { action, failure },
    messages,
    heading,
    onRetry,
  } = props;
  const what = { read: messages.what, sort: messages.whatSorted, search: messages.whatFound };

  function retry(): unknown {
    heading.current?.focus();
    return onRetry();
  }

  return <ReadFailure failure={failure} what={what[action]} onRetry={retry} />;
}
