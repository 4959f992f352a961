/**
 * Writes down how many cases a run of tests had, for the table at the end of `npm test`. A layer that is run by itself
 * writes nothing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The directory that takes the counts, one file for each run of a test tool. */
export const COUNTS = 'CASE_COUNTS';

function write(passed, failed, retried = []) {
  const directory = process.env[COUNTS];
  if (directory)
    writeFileSync(join(directory, `${process.pid}.json`), JSON.stringify({ passed, failed, retried }));
}

/** Counts for vitest, and names what passed only when it was tried once more. An error outside of any test, or a file that could not be run, is a failed case. */
export const vitestCounter = {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const states = tests.map((test) => test.result().state);
    const retried = tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName);
    const broken = modules.reduce((sum, module) => sum + module.errors().length, errors.length);
    write(count(states, 'passed'), count(states, 'failed') + broken, retried);
  },
};

/** Counts for web-test-runner. */
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

function testsOf({ tests, suites }) {
  return [...tests, ...suites.flatMap(testsOf)];
}

function count(values, wanted) {
  return values.filter((value) => value === wanted).length;
}
