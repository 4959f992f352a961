/**
 * Copies a release into the folder that a site serves, or switches to another one that is already there.
 *
 * The release is copied first, the pointers last. To complete an interrupted deploy, run it again. Concurrent
 * deploys to one folder are refused.
 */
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { cachingLines } from '../caching.mjs';
import { readCommand, refuseUsage } from '../commands/read-command.mjs';
import { withLock } from './deploy-lock.mjs';
import { isAfter } from './previous-release.mjs';
import { copyRelease, pointTo, readKeep, readReleases, removeOldest } from './releases.mjs';
import { noteSource, readSources } from './sources.mjs';

const COMMAND = {
  name: 'npm run deploy',
  usage: [
    '-- --from dist --to DIR [--keep N] [--dry-run]',
    '-- --to DIR --rollback [RELEASE] [--dry-run]',
    '-- --to DIR --list',
  ],
  does: 'Copies the current release of a build into the folder that a site serves, or switches to a release that is already there.',
  positionals: 1,
};

/** @satisfies {import('../commands/read-command.mjs').CommandOptions} */
const OPTIONS = /** @type {const} */ ({
  from: { type: 'string', does: 'the folder of a build; its current release is copied' },
  to: { type: 'string', does: 'the folder that the site serves' },
  keep: { type: 'string', does: 'how many releases stay in it, at least two (default: all)' },
  rollback: {
    type: 'boolean',
    default: false,
    does: 'makes RELEASE, or the previous release, the current one',
  },
  list: {
    type: 'boolean',
    default: false,
    does: 'prints the releases of the folder, the current one last and marked with *',
  },
  'dry-run': { type: 'boolean', default: false, does: 'says what would be done, and changes nothing' },
});

function readOptions() {
  const { values, positionals } = readCommand({ ...COMMAND, options: OPTIONS });
  const { from, to, rollback, list } = values;
  const tasks = [from !== undefined, rollback, list].filter(Boolean);
  if (!to || tasks.length !== 1) {
    refuseUsage(COMMAND, 'expected --to DIR, and one of --from DIR, --rollback [RELEASE] and --list');
  }
  if (positionals.length > (rollback ? 1 : 0))
    refuseUsage(COMMAND, `unexpected argument ${positionals.at(-1)}`);
  const keep = readKeep(values.keep);
  if (keep && from === undefined) refuseUsage(COMMAND, '--keep needs --from');
  const isDryRun = values['dry-run'];
  return {
    from: from && resolve(from),
    to: resolve(to),
    rollback,
    list,
    keep,
    wanted: positionals[0],
    isDryRun,
  };
}

/**
 * @typedef {ReturnType<typeof readOptions>} Options
 * @param {string} from
 * @param {Pick<Options, 'to' | 'keep' | 'isDryRun'>} options
 */
async function deploy(from, { to, keep, isDryRun }) {
  const { current } = await readReleases(from);
  if (!current) throw new Error(`${from}: no release here; "npm run build" creates one`);
  if (isDryRun) {
    const rest = keep ? `, and keep ${keep} releases` : '';
    return `${to}: would copy ${current} from ${from}, and ${await wayTo(to, current)}${rest}`;
  }
  await mkdir(to, { recursive: true });
  return withLock(to, async () => {
    await copyRelease(from, to, current);
    await noteSource(to, current, (await readSources(from))[current]);
    await pointTo(to, current);
    if (keep) await removeOldest(to, keep);
    return [`${to}: ${current}`, 'Cache-Control of these files:', ...cachingLines()].join('\n');
  });
}

/** @param {Pick<Options, 'to' | 'wanted' | 'isDryRun'>} options */
async function rollBack({ to, wanted, isDryRun }) {
  const { history } = await readReleases(to);
  const release = wanted ?? history.at(-2);
  if (!release) throw new Error(`${to}: there is no previous release`);
  const way = await wayTo(to, release);
  if (isDryRun) return `${to}: would ${way}`;
  await withLock(to, () => pointTo(to, release));
  return `${to}: ${way.replace(/^\w+ /, '')}`;
}

/**
 * Describes the switch of a folder to a release: 'go back to 1.2.0+5d6f83c3'.
 * @param {string} to
 * @param {string} release
 */
async function wayTo(to, release) {
  const { releases, history, current } = await readReleases(to);
  if (release === current) return `stay at ${release}`;
  const isBack = history.includes(release) && !(await isAfter(to, release, current));
  if (isBack) return `go back to ${release}`;
  return releases.length ? `go forward to ${release}` : `start with ${release}`;
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
