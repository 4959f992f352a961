/**
 * Runs the tests, quick layers first, and prints the number of cases and the duration of each layer.
 *
 *   npm test                           everything but the layers that run only when they are named
 *   npm test -- --only types,unit      the layers with these names; `layers.mjs` lists them
 *   npm test -- test/unit/shared/ui    the tests in these files or folders
 *   npm test -- --accept               accepts the contract with pages as in the current sources
 *   npm test -- --accept test/pages/…  accepts the texts that these tests expect (file snapshots)
 *
 * --no-build  runs browser and page tests on the bundles of the last run; otherwise they are built first
 *
 * A failed layer doesn't stop the others, so one run shows all failures. Exits with status 1 if any layer failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { chooseTests, ROOT } from './choose-tests.mjs';
import { COUNTS } from './count-cases.mjs';
import { LAYERS } from './layers.mjs';

/** Makes the tools of the project's packages available, however this is started. */
const PATH = `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;

/**
 * @typedef {{ passed: number, failed: number, retried: string[] }} Counts
 * @typedef {{ layer: string, passed: number, failed: number, seconds: number }} Row
 */

/**
 * Runs one layer. A layer that counts no cases is one case.
 * @param {import('./choose-tests.mjs').Task} task
 * @param {boolean} accepts whether changed file snapshots are accepted
 * @returns {Promise<Row & { retried: string[] }>}
 */
async function run({ layer, paths }, accepts) {
  const { command, env: own } = /** @type {import('./layers.mjs').Layer} */ (LAYERS[layer]);
  const directory = mkdtempSync(join(tmpdir(), 'cases-'));
  const env = { ...process.env, PATH, ...own, [COUNTS]: directory, ...(accepts && { ACCEPT: 'all' }) };
  const start = Date.now();
  const succeeded = await new Promise((done) => {
    const child = spawn(command(paths), { cwd: ROOT, stdio: 'inherit', shell: true, env });
    child.on('close', (status) => done(status === 0));
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  /** @type {Counts[]} */
  const counts = readdirSync(directory).map((file) =>
    JSON.parse(readFileSync(join(directory, file), 'utf8')),
  );
  rmSync(directory, { recursive: true });
  const failed = sum(counts, 'failed');
  // A tool may fail although every case passed, or before it has counted any.
  const unexplained = !succeeded && failed === 0 ? 1 : 0;
  const passed = counts.length === 0 && succeeded ? 1 : sum(counts, 'passed');
  const retried = counts.flatMap((each) => each.retried);
  return { layer, passed, failed: failed + unexplained, seconds, retried };
}

/**
 * @template {string} Key
 * @param {Record<Key, number>[]} rows
 * @param {Key} key
 */
function sum(rows, key) {
  return rows.reduce((total, row) => total + row[key], 0);
}

/** @param {Row} row */
function line({ layer, passed, failed, seconds }) {
  const time = `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`;
  return `${layer.padEnd(10)} ${String(passed).padStart(5)} passed, ${failed} failed  ${time.padStart(12)}`;
}

function acceptContract() {
  const command = 'tsx shared/tools/reference/accept-contract.ts';
  const env = { ...process.env, PATH };
  const { status } = spawnSync(command, { cwd: ROOT, stdio: 'inherit', shell: true, env });
  process.exitCode = status ?? 1;
}

/** @param {ReturnType<typeof chooseTests>} chosen */
async function runAll({ tasks, accepts }) {
  const rows = [];
  for (const task of tasks) rows.push(await run(task, accepts));
  const all = {
    layer: 'all',
    passed: sum(rows, 'passed'),
    failed: sum(rows, 'failed'),
    seconds: sum(rows, 'seconds'),
  };
  console.log(`\n${[...rows, all].map(line).join('\n')}`);
  for (const title of rows.flatMap(({ retried }) => retried)) {
    console.log(`passed on the second try: ${title}`);
  }
  if (all.failed > 0) process.exitCode = 1;
}

try {
  const chosen = chooseTests();
  if (chosen.tasks.length) await runAll(chosen);
  else acceptContract();
} catch (error) {
  console.error(`npm test: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
