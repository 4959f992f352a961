/** The cases of the matrix in a run, and their common setup. */
import { beforeEach, inject, vi } from 'vitest';
import '../support/generated.ts';
import { TROUBLES, type Trouble } from './faults.ts';

/** Time stands still, the console is silent, and `act` tracks the renders. */
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
 * A third of the troubles, chosen by the run's seed. The next row of a table gets another third, and so does the other
 * runtime. `FAULTS=all` returns all of them.
 */
export function troublesFor(row: number): Trouble[] {
  if (process.env.FAULTS === 'all') return TROUBLES;
  const first = row + inject('seed') + (process.env.RUNTIME === 'react' ? 1 : 0);
  return TROUBLES.filter((_, index) => (index + first) % 3 === 0);
}
