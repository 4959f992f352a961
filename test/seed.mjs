/**
 * The seed of all generated cases of a run. Each run prints its own; `SEED=… npm test` generates the same cases again.
 */
const given = process.env.SEED;

if (given && !Number.isSafeInteger(Number(given))) throw new Error(`SEED=${given}: expected a whole number`);

export const SEED = given ? Number(given) : Math.floor(Math.random() * 2 ** 31);

// A test runner may read its configuration once per project.
process.env.SEED = `${SEED}`;

function tell() {
  console.log(`generated cases: SEED=${SEED}`);
}

/** A reporter for vitest and web-test-runner that prints the seed. */
export const seedReporter = { onInit: tell, start: tell };
