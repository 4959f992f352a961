/**
 * Determines which release a page falls back to when the current one fails [embedding Failed release]: the release that
 * was current just before the failing one became current for the first time. So no page falls back to a release that
 * was rolled back.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The release before each release. Kept beside the history, which only records when each release was last current. */
export const PREVIOUS = 'releases/previous.json';

/** The pointer that starts the previous release. A deploy replaces the marker in it with that release's name, or removes it. */
export const FALL_BACK_POINTER = 'fall-back.js';
const MARKER = '__PREVIOUS_RELEASE__';

/** @typedef {{releases: string[], history: string[], current?: string}} Folder as `readReleases` returns it */

/**
 * @param {string} directory
 * @returns {Promise<Record<string, string | null>>} null for a release that was the first one
 */
async function readAll(directory) {
  const path = join(directory, PREVIOUS);
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return Object.assign(Object.create(null), JSON.parse(text));
  } catch {
    throw new Error(`${path}: expected JSON, found ${text.slice(0, 60)}`);
  }
}

/**
 * Finds the release that a page falls back to from the given one.
 * @param {string} directory
 * @param {Folder} folder before the given release becomes current
 * @param {string} release
 * @returns {Promise<{previous: string | undefined, file: string, content: string}>} previous: one that is there;
 *   file and content: what to write so that this stays the answer
 */
export async function findPrevious(directory, { releases, history, current }, release) {
  const all = await readAll(directory);
  const index = history.indexOf(release);
  // A folder written by an earlier version has only the history.
  const before = index < 0 ? current : history[index - 1];
  if (!(release in all)) all[release] = before ?? null;
  let previous = all[release];
  while (previous && !releases.includes(previous)) previous = all[previous];
  return { previous: previous ?? undefined, file: PREVIOUS, content: `${JSON.stringify(all)}\n` };
}

/**
 * Whether a release became current for the first time after another one.
 * @param {string} directory
 * @param {string} release
 * @param {string | undefined} other
 */
export async function isAfter(directory, release, other) {
  const all = await readAll(directory);
  const passed = new Set();
  let before = all[release];
  while (before && before !== other && !passed.has(before)) {
    passed.add(before);
    before = all[before];
  }
  return other !== undefined && before === other;
}

/**
 * Names the previous release in the pointer that starts it.
 * @param {Map<string, Buffer>} pointers
 * @param {string | undefined} previous
 */
export function namePrevious(pointers, previous) {
  const content = pointers.get(FALL_BACK_POINTER);
  if (content)
    pointers.set(FALL_BACK_POINTER, Buffer.from(content.toString().replaceAll(MARKER, previous ?? '')));
}
