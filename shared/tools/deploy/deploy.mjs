/**
 * Copies a release into the folder that a site serves, or goes back to one that is there.
 *
 *   node shared/tools/deploy/deploy.mjs --from dist --to DIR [--keep N]
 *   node shared/tools/deploy/deploy.mjs --to DIR --rollback [RELEASE]
 *   node shared/tools/deploy/deploy.mjs --to DIR --list
 *
 * --from      the folder of a build; its current release is copied
 * --to        the folder that the site serves
 * --keep      how many releases stay in it, at least two (default: all)
 * --rollback  makes RELEASE the current one, or the previous one
 * --list      prints the releases of the folder, the current one last and marked with *
 *
 * The release is copied first, the pointers last. To complete an interrupted deploy, run it again. Concurrent
 * deploys to one folder are refused.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cachingLines } from '../caching.mjs';
import { withLock } from './deploy-lock.mjs';
import { copyRelease, pointTo, readKeep, readReleases, removeOldest } from './releases.mjs';

/** @satisfies {import('node:util').ParseArgsConfig['options']} */
const OPTIONS = /** @type {const} */ ({
  from: { type: 'string' },
  to: { type: 'string' },
  keep: { type: 'string' },
  rollback: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
});

function readOptions() {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const { from, to, rollback, list } = values;
  const tasks = [from !== undefined, rollback, list].filter(Boolean);
  if (!to || tasks.length !== 1) {
    throw new Error('expected --to DIR, and one of --from DIR, --rollback [RELEASE] and --list');
  }
  if (positionals.length > (rollback ? 1 : 0)) throw new Error(`unexpected argument ${positionals.at(-1)}`);
  const keep = readKeep(values.keep);
  if (keep && from === undefined) throw new Error('--keep needs --from');
  return { ...values, from: from && resolve(from), to: resolve(to), keep, wanted: positionals[0] };
}

/**
 * @typedef {ReturnType<typeof readOptions>} Options
 * @param {string} from
 * @param {Pick<Options, 'to' | 'keep'>} options
 */
async function deploy(from, { to, keep }) {
  const { current } = await readReleases(from);
  if (!current) throw new Error(`${from}: no release here; "npm run build" creates one`);
  await mkdir(to, { recursive: true });
  return withLock(to, async () => {
    await copyRelease(from, to, current);
    await pointTo(to, current);
    if (keep) await removeOldest(to, keep);
    return [`${to}: ${current}`, 'Cache-Control of these files:', ...cachingLines()].join('\n');
  });
}

/** @param {Pick<Options, 'to' | 'wanted'>} options */
async function rollBack({ to, wanted }) {
  const { history } = await readReleases(to);
  const release = wanted ?? history.at(-2);
  if (!release) throw new Error(`${to}: there is no previous release`);
  await withLock(to, () => pointTo(to, release));
  return `${to}: back to ${release}`;
}

/** @param {Pick<Options, 'to'>} options */
async function list({ to }) {
  const { releases, current } = await readReleases(to);
  if (!releases.length) throw new Error(`${to}: no release here`);
  return releases.map((release) => `${release === current ? '*' : ' '} ${release}`).join('\n');
}

try {
  const { from, ...options } = readOptions();
  if (from !== undefined) console.log(await deploy(from, options));
  else console.log(await (options.list ? list(options) : rollBack(options)));
} catch (error) {
  console.error(`deploy: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
}
