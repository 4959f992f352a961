/** The cases of the matrix in a run, and their common setup. */
import { beforeEach, inject, vi } from 'vitest';
import '../support/generated.ts';
import { TROUBLES, type Trouble } from './faults.ts';

/** Time stands still, the console is silent, and `act` knows the renders. */
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
 * Half of the troubles, chosen by the run's seed: the next row of a table gets the other half, and another
 * run the reverse. `FAULTS=all` returns all of them.
 */
export function troublesFor(row: number): Trouble[] {
  if (process.env.FAULTS === 'all') return TROUBLES;
  return TROUBLES.filter((_, index) => (index + row + inject('seed')) % 2 === 0);
}
