/**
 * Records how many cases a test run had, for the table at the end of `npm test`. A layer that is run directly
 * records nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The directory for the counts, one file for each run of a test tool. */
export const COUNTS = 'CASE_COUNTS';

/**
 * @param {number} passed
 * @param {number} failed
 * @param {string[]} [retried] titles
 */
function write(passed, failed, retried = []) {
  const directory = process.env[COUNTS];
  if (directory)
    writeFileSync(join(directory, `${process.pid}.json`), JSON.stringify({ passed, failed, retried }));
}

/**
 * The vitest tests that failed at first and passed on the second try.
 * @param {readonly import('vitest/node').TestModule[]} modules
 */
export function flakyTests(modules) {
  return modules
    .flatMap((module) => [...module.children.allTests()])
    .filter((test) => test.diagnostic()?.flaky);
}

/**
 * Counts for vitest. An error outside of any test, or a file that could not be run, counts as a failed case.
 * @type {import('vitest/reporters').Reporter}
 */
export const vitestCounter = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const broken = modules.reduce((sum, module) => sum + module.errors().length, errors.length);
    const retried = flakyTests(modules).map(({ fullName }) => fullName);
    write(count(states, 'passed'), count(states, 'failed') + broken, retried);
  },
};

/**
 * Counts for web-test-runner.
 * @returns {import('@web/test-runner').Reporter}
 */
export function browserCounter() {
  return {
    stop({ sessions }) {
      const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
      const states = tests.filter(({ skipped }) => !skipped).map(({ passed }) => passed);
      const broken = sessions.reduce((sum, { errors }) => sum + errors.length, 0);
      write(count(states, true), count(states, false) + broken);
    },
  };
}

/**
 * @param {import('@web/test-runner').TestSuiteResult} suite
 * @returns {import('@web/test-runner').TestResult[]}
 */
function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

/**
 * @param {unknown[]} values
 * @param {unknown} wanted
 */
function count(values, wanted) {
  return values.filter((value) => value === wanted).length;
}
