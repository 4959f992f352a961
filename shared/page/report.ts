import { emitEarly, type Problem } from './events.ts';
import type { RefusedAddress } from './problem-codes.ts';
import { registry } from './registry.ts';

/** The subject of a problem. */
interface About extends Pick<Problem, 'widget' | 'element' | 'error' | 'directive' | 'address'> {
  /** The hint names its origin and the key. */
  refused?: RefusedAddress;
}

/**
 * Reports a problem to the page's engineers, not to shoppers: at once on the console, then with `cb:problem`
 * [embedding Problem].
 * @param message one sentence for the console: the place, the expected value, the actual value
 * @param about is part of the event, too
 * @param details values that only the console shows, unchanged
 */
export function report(
  code: Problem['code'],
  message: string,
  { refused, ...about }: About = {},
  ...details: unknown[]
): void {
  console.error(`[catalogue-islands] ${code}: ${message}`, ...Object.values(about), ...details);
  import('./problem-codes.ts')
    .then(
      ({ cureOf }) => cureOf(code, refused),
      () => message,
    )
    .then((hint) => emitEarly('cb:problem', { code, ...about, version: registry().version, hint }));
}
