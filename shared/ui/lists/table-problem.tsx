import type { FailureReason } from '../../domain/failure.ts';
import { ReadFailure } from '../failure.tsx';

interface TableProblemProps {
  failure: { part: 'read' | 'sort' | 'search'; failure: FailureReason };
  /** What could not be read, as the beginning of a sentence: all of it, the order, what was searched for. */
  messages: { what: string; whatSorted: string; whatFound: string };
  /** Asks for it again. Its button is removed then, so move the focus first. */
  onRetry: () => unknown;
}

/** Says which part of what was asked for could not be read, and why. */
export function TableProblem({ failure: { part, failure }, messages, onRetry }: TableProblemProps) {
  const what = { read: messages.what, sort: messages.whatSorted, search: messages.whatFound };
  return <ReadFailure failure={failure} what={what[part]} onRetry={onRetry} />;
}
