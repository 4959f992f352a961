/**
 * The folder that a site serves [embedding Releases]: below `releases/` releases that never change, and at its root
 * pointers to one of them. A release has a copy of its pointers in `pointers/`, so that the site can go back to it.
 *
 * At any moment, even after an interrupted build or deploy, the folder has only complete files, and no pointer to a
 * missing release.
 */
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { findPrevious, namePrevious } from './previous-release.mjs';

/** The releases in the order in which they became current, the current one last. */
const HISTORY = 'releases/history.json';

/** The fewest releases to keep: open pages still load parts of the previous one. */
const FEWEST = 2;

/** @typedef {ReadonlyMap<string, Uint8Array | string>} Files content by path in a folder, with forward slashes */

/** Files that may be added to a release later: the same content, compressed. */
const COMPRESSED = /\.(?:br|gz)$/;

/**
 * Adds a release. Its folder appears with all its files at once.
 * @param {string} directory
 * @param {string} release its name, version and mark
 * @param {Files} files
 * @throws if the release exists with other contents; nothing is changed then
 */
export async function addRelease(directory, release, files) {
  const home = homeOf(directory, release);
  if (await stat(home).catch(() => null)) return completeRelease(home, release, files);
  const aside = join(directory, 'releases', `.incoming-${release}`);
  await rm(aside, { recursive: true, force: true });
  for (const [file, content] of files) await writeWhole(join(aside, file), content);
  await rename(aside, home);
}

/**
 * Checks that an existing release has the same files, and adds missing compressed ones.
 * @param {string} home the release's folder
 * @param {string} release
 * @param {Files} files
 */
async function completeRelease(home, release, files) {
  const present = await readRelease(home);
  const names = new Set([...files.keys(), ...present.keys()]);
  const differing = [...names].filter((file) => {
    const [one, other] = [present.get(file), files.get(file)];
    if (one === undefined || other === undefined) return !COMPRESSED.test(file);
    return !one.equals(Buffer.from(other));
  });
  if (differing.length) {
    throw new Error(
      `${home}: ${differing.sort()[0]} differs, but a release never changes; ` +
        `delete the folder ${release}, or give package.json another version`,
    );
  }
  for (const [file, content] of files) if (!present.has(file)) await writeWhole(join(home, file), content);
}

/**
 * Copies one release from a folder to another.
 * @param {string} from
 * @param {string} to
 * @param {string} release
 * @throws if it exists with other contents
 */
export async function copyRelease(from, to, release) {
  await addRelease(to, release, await readRelease(homeOf(from, release)));
}

/**
 * Points a folder to one of its releases, and to the one before it, for pages where this one fails. Each pointer is
 * replaced in one step, the loader's last.
 * @param {string} directory
 * @param {string} release
 * @throws if the folder doesn't have the release
 */
export async function pointTo(directory, release) {
  const folder = await readReleases(directory);
  const { history, releases } = folder;
  if (!releases.includes(release)) {
    throw new Error(`${directory}: no release ${release}; there are ${releases.join(', ') || 'none'}`);
  }
  const { previous, file: note, content: noted } = await findPrevious(directory, folder, release);
  const pointers = await readRelease(join(homeOf(directory, release), 'pointers'));
  namePrevious(pointers, previous);
  const isLoader = (/** @type {string} */ file) => Number(file.startsWith('loader.js'));
  const ordered = [...pointers].sort(([one], [other]) => isLoader(one) - isLoader(other));
  for (const [file, content] of ordered) await writeWhole(join(directory, file), content);
  const next = [...history.filter((other) => other !== release), release];
  await writeWhole(join(directory, note), noted);
  await writeWhole(join(directory, HISTORY), `${JSON.stringify(next)}\n`);
  // For example, an earlier release's compressed loader, which a server would keep sending.
  for (const other of releases) {
    for (const file of (await readRelease(join(homeOf(directory, other), 'pointers'))).keys()) {
      if (!pointers.has(file)) await rm(join(directory, file), { force: true });
    }
  }
}

/**
 * Reads the releases of a folder.
 * @param {string} directory
 * @returns {Promise<{releases: string[], history: string[], current?: string}>} releases: all, first those that were
 *   never current, the current one last; history: only those that were current
 */
export async function readReleases(directory) {
  const entries = await readdir(join(directory, 'releases'), { withFileTypes: true }).catch(() => []);
  const present = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const names = present.map(({ name }) => name).sort();
  const history = (await readHistory(join(directory, HISTORY))).filter((name) => names.includes(name));
  const releases = [...names.filter((name) => !history.includes(name)), ...history];
  return { releases, history, current: history.at(-1) };
}

/**
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function readHistory(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  try {
    const history = JSON.parse(text);
    if (history.every((/** @type {unknown} */ name) => typeof name === 'string')) return history;
  } catch {}
  throw new Error(`${path}: expected a JSON list of releases, found ${text.slice(0, 60)}`);
}

/**
 * Removes the releases that have not been current for the longest time, but never the one that pages fall back to.
 * @param {string} directory
 * @param {number} keep how many stay
 * @returns {Promise<string[]>} the names of the removed ones
 */
export async function removeOldest(directory, keep) {
  const folder = await readReleases(directory);
  const { current = '' } = folder;
  const { previous } = await findPrevious(directory, folder, current);
  const oldest = folder.releases.slice(0, -keep).filter((release) => release !== previous);
  for (const release of oldest) await rm(homeOf(directory, release), { recursive: true });
  return oldest;
}

/**
 * Reads the option `--keep`.
 * @param {string | undefined} text
 * @throws if it isn't a whole number, or less than two
 */
export function readKeep(text) {
  if (text === undefined) return undefined;
  if (!/^\d{1,4}$/.test(text) || Number(text) < FEWEST) {
    throw new Error(`--keep ${text}: expected a whole number of releases, at least ${FEWEST}`);
  }
  return Number(text);
}

/**
 * @param {string} directory
 * @param {string} release
 */
function homeOf(directory, release) {
  return join(directory, 'releases', release);
}

/**
 * Reads all files below a folder, by their path in it; none if there is no such folder.
 * @param {string} home
 */
export async function readRelease(home) {
  const entries = await readdir(home, { withFileTypes: true, recursive: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  for (const path of paths.sort()) {
    files.set(relative(home, path).split(sep).join('/'), await readFile(path));
  }
  return files;
}

/**
 * Writes a file in one step: readers get either the old or the new content.
 * @param {string} path
 * @param {string | Uint8Array} content
 */
export async function writeWhole(path, content) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.incoming`, content);
  await rename(`${path}.incoming`, path);
}
