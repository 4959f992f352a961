/**
 * The folder of the source maps. They are private, so it is outside the folder that a site serves, with a folder for each
 * release.
 */
import { rm } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { writeWhole } from './releases.mjs';

/**
 * Reads the option `--maps`.
 * @param {string | undefined} text
 * @param {string} out the folder that a site serves
 * @returns {string | undefined} an absolute path
 * @throws if it is inside that folder
 */
export function readMapsFolder(text, out) {
  if (text === undefined) return undefined;
  const folder = resolve(text);
  const inside = relative(out, folder);
  if (inside !== '..' && !inside.startsWith(`..${sep}`)) {
    throw new Error(`--maps ${text}: expected a folder outside of ${out}, which is served`);
  }
  return folder;
}

/**
 * Writes the maps of a release to a folder of its name.
 * @param {string} folder
 * @param {string} release
 * @param {Map<string, string>} maps by path in the release, with `.map`
 */
export async function writeMaps(folder, release, maps) {
  const home = join(folder, release);
  await rm(home, { recursive: true, force: true });
  for (const [file, map] of maps) await writeWhole(join(home, file), map);
}

/** Removes the maps of releases that are no longer there. */
export async function removeMaps(/** @type {string} */ folder, /** @type {string[]} */ releases) {
  for (const release of releases) await rm(join(folder, release), { recursive: true, force: true });
}
