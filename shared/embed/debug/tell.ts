import { PROBLEMS, type ProblemCode } from '../../page/problem-codes.ts';
import { explain } from '../../page/problems/problem-text.ts';
import { report } from '../../page/report.ts';

/**
 * Reports a mistake of the page with its cause and its cure [embedding Debug].
 * @param found the place and the value, without a full stop; nothing if the cause is enough
 * @param near a question from `didYouMean`, or nothing
 */
export function tell(
  code: ProblemCode,
  found = '',
  about: { widget?: string; element?: Element } = {},
  near = '',
): void {
  report(code, explain(PROBLEMS[code], found, near), about);
}
