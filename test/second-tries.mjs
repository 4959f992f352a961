/**
 * A retry tells a test that fails from one that fails sometimes; it is no way to pass. Each test that needed one has a
 * race, in the test or in the product: it is named at the end of the run, and fails the run where `CI` is set.
 */
import { flakyTests } from './count-cases.mjs';

/**
 * Names the tests that passed at the second try, as a reporter of vitest.
 * @type {import('vitest/reporters').Reporter}
 */
export const secondTriesReporter = {
  onTestRunEnd(modules) {
    const flaky = flakyTests(modules);
    for (const test of flaky) {
      console.error(`passed on the second try: ${test.fullName}`);
      // The result of a test that passed in the end still has the errors of its first try.
      for (const error of test.result().errors ?? [])
        console.error(error.stack ?? error.message, error.diff ?? '');
    }
    if (flaky.length > 0 && process.env.CI) process.exitCode = 1;
  },
};
