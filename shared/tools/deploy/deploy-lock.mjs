/** Keeps two deploys from changing one folder at once, which could mix the pointers of two releases. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** The file that is in the folder during a deploy. */
const LOCK = '.deploy-lock';

/**
 * Runs work on a folder under an exclusive lock. A lock of a process of this host that has ended is ignored,
 * so an interrupted deploy can be repeated.
 * @template Result
 * @param {string} folder
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws if another deploy has the lock, with its process and start time; and the errors of `work`
 */
export async function withLock(folder, work) {
  const path = join(folder, LOCK);
  await lock(folder, path);
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * @typedef {{process?: number, host?: string, since?: string}} Holder the data of a lock about its deploy;
 *   empty if it can't be read
 * @param {string} folder
 * @param {string} path the lock's
 */
async function lock(folder, path) {
  const own = JSON.stringify({ process: process.pid, host: hostname(), since: new Date().toISOString() });
  if (await wrote(path, own)) return;
  /** @type {Holder} */
  const holder = await readFile(path, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  if (hasEnded(holder)) await rm(path, { force: true });
  if (hasEnded(holder) && (await wrote(path, own))) return;
  const who = holder.host ? `process ${holder.process} on ${holder.host}, since ${holder.since}` : 'unknown';
  throw new Error(`${folder}: another deploy is under way (${who}); if there is none, delete ${path}`);
}

/**
 * Writes a file that must not exist yet. If its folder is missing, there is nothing to protect.
 * @param {string} path
 * @param {string} text
 */
function wrote(path, text) {
  return writeFile(path, text, { flag: 'wx' }).then(
    () => true,
    (error) => {
      if (error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
      return error.code === 'ENOENT';
    },
  );
}

/**
 * Whether the holder was a process of this host that has ended.
 * @param {Holder} holder
 */
function hasEnded({ process: id, host }) {
  if (host !== hostname() || id === undefined) return false;
  try {
    process.kill(id, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
