import { emit, type Problem } from './events.ts';
import type { RefusedAddress } from './problem-codes.ts';
import { registry } from './registry.ts';

/** What a problem is about. */
interface About extends Pick<Problem, 'widget' | 'element' | 'error'> {
  /** The hint names its origin and the key. */
  refused?: RefusedAddress;
}

/**
 * Tells the page's engineers of a mistake that shoppers are not told of: at once on the console, then by `cb:problem`
 * [embedding Problem].
 * @param message one sentence for the console: the place, what was expected, what was found
 * @param about what the event says, too
 * @param details values that only the console shows, as they are
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
    .then((hint) => emit('cb:problem', { code, ...about, version: registry().version, hint }));
}
