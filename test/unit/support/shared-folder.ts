/**
 * A folder that all test files of one run share, for files that take too long to create in each. Removed at
 * the end of the run.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Empty at the start of the run. */
    sharedFolder: string;
  }
}

let folder = '';

/** Makes it. */
export function setup({ provide }: TestProject): void {
  folder = mkdtempSync(join(tmpdir(), 'unit-tests-'));
  provide('sharedFolder', folder);
}

/** Removes it. */
export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
