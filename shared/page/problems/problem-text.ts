/** The explanation of a problem for a page's engineers. */
export interface ProblemText {
  /** What happened, in one sentence. */
  cause: string;
  /** What to do, in one sentence: the `hint` of `cb:problem`. */
  cure: string;
}

/**
 * Writes one message from an explanation: the cause, what was found, what was most likely meant, and the cure.
 * @param found the place and the value, without a full stop: 'mini-cart is in <a>'; nothing if the cause says it all
 * @param near a question from `didYouMean`, or nothing
 */
export function explain({ cause, cure }: ProblemText, found: string, near = ''): string {
  return `${found ? `${cause.slice(0, -1)}: ${found}.` : cause}${near} ${cure}`;
}
