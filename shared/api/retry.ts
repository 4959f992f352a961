import type { FailureKind } from './result.ts';

/** Upper bounds of the wait before the second and the third try, in milliseconds. */
const BACKOFF = [200, 400];
/** No wait that a server asks for is longer. */
const LONGEST_WAIT = 5000;

/**
 * Says whether a read is worth another try, and when: after a lost connection, a 5xx and a 429, at most
 * twice, at a random moment so that shoppers do not come back all at once, or when `Retry-After` says.
 * A read that took its 8 s is not repeated: the shopper has waited, and is asked first.
 * @param tries how many there were
 * @returns milliseconds, or `undefined` for no
 */
export function retryDelay(kind: FailureKind, tries: number, response?: Response): number | undefined {
  const bound = BACKOFF[tries - 1];
  const status = response?.status ?? 0;
  const passing = kind === 'network' || (kind === 'http' && (status === 429 || status > 499));
  if (bound === undefined || !passing) return undefined;
  const asked = response?.headers.get('Retry-After');
  const wait = asked ? Number(asked) * 1000 || Date.parse(asked) - Date.now() : NaN;
  return wait > 0 ? Math.min(wait, LONGEST_WAIT) : Math.random() * bound;
}
