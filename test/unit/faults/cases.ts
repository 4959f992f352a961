/** Which cases of the matrix a run has, and what they have in common. */
import { beforeEach, inject, vi } from 'vitest';
import '../support/generated.ts';
import { TROUBLES, type Trouble } from './faults.ts';

/** Time stands still, the console says nothing, and a deed knows of its renders. */
export function keepCasesApart(): void {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.useFakeTimers({
      toFake: [
        'setTimeout',
        'clearTimeout',
        'Date',
        'performance',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
  });
}

/**
 * Half of the troubles, those of the run's seed: the next row of a table gets the other half, and another run the other
 * way round. `FAULTS=all` gives all of them.
 */
export function troublesFor(row: number): Trouble[] {
  if (process.env.FAULTS === 'all') return TROUBLES;
  return TROUBLES.filter((_, index) => (index + row + inject('seed')) % 2 === 0);
}
