/** Generated cases: fast-check with the seed of the run, so that a run can be repeated. */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}

fc.configureGlobal({ seed: inject('seed') });

export { fc };

/** How many cases a gate against hostile input is tested with. */
export const MANY = { numRuns: 10_000 };
