import type { EarlyAnswer } from './early-answer.ts';
import type { FaultSwitches } from './fault-switches.ts';

const PAGE =
  '<!DOCTYPE html><html lang="en"><head><title>Done</title></head><body><p>Done.</p></body></html>';

/** Replies of servers to writes whose reply no document specifies [wire Writes]. */
const ANSWERS: Readonly<Record<string, EarlyAnswer>> = {
  nothing: { status: 200, type: 'application/json', body: '' },
  204: { status: 204, type: 'application/json', body: '' },
  true: { status: 200, type: 'application/json', body: 'true' },
  success: { status: 200, type: 'application/json', body: '"success"' },
  page: { status: 200, type: 'text/html', body: PAGE },
};

/** Returns the reply to a write that has run, if the faults replace the shop's own. */
export function otherAnswer(faults: FaultSwitches): EarlyAnswer | undefined {
  return ANSWERS[faults.get('answer') ?? ''];
}
