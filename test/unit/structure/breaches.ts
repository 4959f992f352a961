import { expect } from 'vitest';

/**
 * Fails if a check of the tree found any breaches. Prints a line for each, then how to fix them.
 * @param cure the command to run or the line to change
 */
export function expectNone(breaches: readonly string[], cure: string): void {
  if (breaches.length > 0) expect.fail(`${breaches.join('\n')}\n\nTo fix it: ${cure}`);
}
