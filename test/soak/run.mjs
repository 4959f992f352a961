/**
 * `npm run soak -- --seed 7 --actions 300 --rounds 3 --place cart`: random actions with faults on the bundles of `npm
 * test -- --only build`, over the `cart`, a `list` and an `order sheet`, or over one of them. A place takes a minute or
 * two, or longer if something is wrong, because the run waits for the page to rest. `--short` is what `.ci/run` runs: a
 * dozen actions in each place, the same ones each time. `npm test -- --only proof` checks that it finds planted bugs.
 * `--schedules` runs 1.2 million orders of events in the cart, an order sheet and its form, two tabs and a list instead,
 * without a browser.
 */
import { spawnSync } from 'node:child_process';
import { readCommand } from '../../shared/tools/commands/read-command.mjs';

const VITEST = ['vitest', 'run', '--config', 'test/vitest.config.mjs', '--project'];

const { values } = readCommand({
  name: 'npm run soak',
  usage: ['-- [--seed N] [--actions N] [--rounds N] [--place TEXT] [--short]', '-- --schedules'],
  does: 'Runs random actions with faults on the bundles of "npm test -- --only build", and compares what is shown with the server.',
  options: {
    seed: { type: 'string', does: 'repeats the run with this number (default: another one each time)' },
    actions: { type: 'string', does: 'how many actions in each place (default: 300)' },
    rounds: { type: 'string', does: 'how often (default: 1)' },
    place: { type: 'string', does: 'cart, list or order sheet (default: all)' },
    short: {
      type: 'boolean',
      default: false,
      does: 'a dozen actions in each place, the same ones each time',
    },
    schedules: {
      type: 'boolean',
      default: false,
      does: '1.2 million orders of events in the cart, without a browser',
    },
  },
});
if (values.schedules) {
  const { status } = spawnSync('npx', [...VITEST, 'unit', 'test/unit/schedules/begun-'], {
    stdio: 'inherit',
    env: { ...process.env, SCHEDULES: '1200000' },
  });
  process.exit(status ?? 1);
}
const seed = values.seed ?? (values.short ? '7' : `${Math.floor(Math.random() * 2 ** 31)}`);
console.log(`soak: --seed ${seed}`);
const { status } = spawnSync(
  'npx',
  [...VITEST, 'pages', 'test/pages/soak', '--retry', '0', '-t', `${values.place ?? ''} as the server has it`],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SOAK_SEED: seed,
      SOAK_ACTIONS: values.actions ?? (values.short ? '12' : '300'),
      SOAK_ROUNDS: values.rounds ?? '1',
    },
  },
);
process.exitCode = status ?? 1;
