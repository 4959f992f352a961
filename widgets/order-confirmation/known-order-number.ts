import type { Failure } from '../../shared/api/result.ts';
import { isPathSegment } from '../../shared/domain/path-segment.ts';
import { readQuery } from '../../shared/page/page-query.ts';

/** In the state of this entry of the browser's history: another order's page is another entry. */
const KEY = 'cbOrderNumber';

/** Keeps the number for a reload of this very page. */
export function keepOrderNumber(number: string): void {
  const { state } = history;
  // A script of the page may keep something of its own there.
  if (state !== null && typeof state !== 'object') return;
  history.replaceState({ ...state, [KEY]: number }, '');
}

/**
 * The order's number where the order itself cannot be read: from an earlier look at this page, else from its address
 * (`webOrderId`, `orderId`). An address can be made up, so only what may be a number counts.
 */
export function knownOrderNumber(): string | undefined {
  const query = readQuery();
  const known: unknown[] = [history.state?.[KEY], query.get('webOrderId'), query.get('orderId')];
  return known.find((number): number is string => typeof number === 'string' && isPathSegment(number));
}

/** Whether a reply without an order means that there is none: the server is at work, and nobody knows of a number. */
export function tellsOfNoOrder({ kind, status = 0 }: Failure): boolean {
  const answered = kind === 'business' || kind === 'contract' || (kind === 'http' && status < 500);
  return answered && !knownOrderNumber();
}
