import type { Bench } from './entry.ts';

declare global {
  /** Put into each measured page. */
  const cbBench: Bench;
}
