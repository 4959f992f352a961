import { useLayoutEffect, useState } from 'react';
import { whenActivated } from '../../page/leaving/when-activated.ts';
import { type Outcome, type OutcomeState, readOutcome } from '../../page/outcome.ts';

/**
 * Reads the outcome in the page's address (`readOutcome`), before the page is painted or, if it is prerendered, once it
 * is activated.
 * @returns undefined until then
 */
export function useOutcome(outcome: Outcome, guest: boolean): OutcomeState | undefined {
  const [state, setState] = useState<OutcomeState>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useLayoutEffect(() => whenActivated(() => setState(readOutcome(outcome, guest))), []);
  return state;
}
