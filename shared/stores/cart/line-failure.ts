import { type Failure, isInDoubt, refusalLines } from '../../domain/failure.ts';
import type { LineFailure } from './line-edits.ts';

/** How a failed write of a line is shown. */
export function describeLineFailure(failure: Failure): LineFailure {
  return { failure, problem: refusalLines(failure)[0], inDoubt: isInDoubt(failure) };
}
