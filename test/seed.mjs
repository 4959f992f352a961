/**
 * The seed of every generated case of a run. Each run has another one, which it prints; `SEED=… npm test` makes
 * the same cases again.
 */
const given = process.env.SEED;

if (given && !Number.isSafeInteger(Number(given))) throw new Error(`SEED=${given}: expected a whole number`);

export const SEED = given ? Number(given) : Math.floor(Math.random() * 2 ** 31);

// A test runner may read its configuration once for each kind of tests.
process.env.SEED = `${SEED}`;

function tell() {
  console.log(`generated cases: SEED=${SEED}`);
}

/** Prints the seed, as a reporter of vitest and of web-test-runner. */
export const seedReporter = { onInit: tell, start: tell };
