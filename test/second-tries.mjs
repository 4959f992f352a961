/**
 * A retry distinguishes a test that always fails from one that sometimes fails; it isn't a way to pass. A test that
 * needed a retry has a race, in the test or in the product: the run names it at the end, and fails if `CI` is set.
 */
import { flakyTests } from './count-cases.mjs';

/**
 * A vitest reporter that names the tests that passed on the second try.
 * @type {import('vitest/reporters').Reporter}
 */
export const secondTriesReporter = {
  onTestRunEnd(modules) {
    const flaky = flakyTests(modules);
    for (const test of flaky) {
      console.error(`passed on the second try: ${test.fullName}`);
      // The result of a test that finally passed still has the errors of its first try.
      for (const error of test.result().errors ?? [])
        console.error(error.stack ?? error.message, error.diff ?? '');
    }
    if (flaky.length > 0 && process.env.CI) process.exitCode = 1;
  },
};
