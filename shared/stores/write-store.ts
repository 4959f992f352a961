import { report } from '../page/report.ts';

/**
 * Changes a store. A listener that throws is reported and goes no further, since one island's failure must
 * not end the action of another; the remaining listeners have been told by then.
 */
export function writeStore(change: () => void): void {
  try {
    change();
  } catch (error) {
    report('A listener of a store failed.', error);
  }
}
