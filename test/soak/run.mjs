/**
 * `npm run soak -- --seed 7 --actions 300 --rounds 3`: random actions with faults on the bundles of
 * `npm run test:build`. The short form of it runs with `npm run test:proof`.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const text = { type: 'string' };
const { values } = parseArgs({ options: { seed: text, actions: text, rounds: text } });
const seed = values.seed ?? `${Math.floor(Math.random() * 2 ** 31)}`;
console.log(`soak: --seed ${seed}`);
const vitest = ['vitest', 'run', '--config', 'test/vitest.config.mjs', '--project', 'pages'];
const { status } = spawnSync(
  'npx',
  [...vitest, 'test/pages/soak', '--retry', '0', '-t', 'as the server has it'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      PROOF: 'all',
      SOAK_SEED: seed,
      SOAK_ACTIONS: values.actions ?? '300',
      SOAK_ROUNDS: values.rounds ?? '1',
    },
  },
);
process.exitCode = status ?? 1;
