import type { PageBench } from './entry.ts';

declare global {
  /** Put into each measured page. */
  const cbBench: PageBench;
}
