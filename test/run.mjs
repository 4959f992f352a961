/**
 * Runs all tests, the quick ones first, and says at the end how many cases each layer has and how long it took.
 *
 *   node test/run.mjs
 *
 * A layer that fails stops no other: what is wrong is known after one run. Ends with status 1 when any has failed.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COUNTS } from './count-cases.mjs';

/** The scripts of package.json by these names, each after `test:`. */
const LAYERS = ['types', 'lint', 'unit', 'build', 'browser', 'pages'];

/** Runs one layer. Gives its counts and its time; what counts no cases is one case. */
async function run(layer) {
  const directory = mkdtempSync(join(tmpdir(), 'cases-'));
  const start = Date.now();
  const succeeded = await new Promise((done) => {
    const env = { ...process.env, [COUNTS]: directory };
    const child = spawn('npm', ['run', '--silent', `test:${layer}`], { stdio: 'inherit', shell: true, env });
    child.on('close', (status) => done(status === 0));
  });
  const seconds = Math.round((Date.now() - start) / 1000);
  const counts = readdirSync(directory).map((file) =>
    JSON.parse(readFileSync(join(directory, file), 'utf8')),
  );
  rmSync(directory, { recursive: true });
  const failed = sum(counts, 'failed');
  // A tool may end badly with every case passed, or before it has counted any.
  const unexplained = !succeeded && failed === 0 ? 1 : 0;
  const passed = counts.length === 0 && succeeded ? 1 : sum(counts, 'passed');
  const retried = counts.flatMap((each) => each.retried);
  return { layer, passed, failed: failed + unexplained, seconds, retried };
}

function sum(rows, key) {
  return rows.reduce((total, row) => total + row[key], 0);
}

function line({ layer, passed, failed, seconds }) {
  const time = `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2)} s`;
  return `${layer.padEnd(8)} ${String(passed).padStart(5)} passed, ${failed} failed  ${time.padStart(12)}`;
}

const rows = [];
for (const layer of LAYERS) rows.push(await run(layer));
const all = {
  layer: 'all',
  passed: sum(rows, 'passed'),
  failed: sum(rows, 'failed'),
  seconds: sum(rows, 'seconds'),
};
console.log(`\n${[...rows, all].map(line).join('\n')}`);
for (const title of rows.flatMap(({ retried }) => retried)) console.log(`passed at the second try: ${title}`);
if (all.failed > 0) process.exitCode = 1;
