/**
 * Source maps, from positions in shipped files to lines of the source. They are private: no shipped file
 * names one, and they are kept outside the folder that a site serves.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

/** The output folder that rolldown assumes: the paths in a map are relative to it. */
const NOMINAL = 'dist';

/** A script with its map inline, for browsers. */
export function withMap(/** @type {string} */ code, /** @type {string} */ map) {
  const data = Buffer.from(map).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${data}\n`;
}

/**
 * Sets a map's source paths to those in the project, and adds their contents.
 * @import { SourceMap } from 'rolldown'
 * @param {string} root the project's directory
 * @param {string} file the script's name
 * @param {string | SourceMap | null} [map] none for a file without own code
 * @returns {Promise<string>}
 */
export async function finishMap(root, file, map) {
  if (!map) return JSON.stringify({ version: 3, file, sources: [], names: [], mappings: '' });
  /** @type {SourceMap} */
  const { mappings, names, sources } = typeof map === 'string' ? JSON.parse(map) : map;
  const paths = sources.map((source) => posix.join(NOMINAL, source.replace(/\?.*/, '')));
  const sourcesContent = await Promise.all(
    // A package may lack the sources that its own map names.
    paths.map((path) => readFile(join(root, path), 'utf8').catch(() => null)),
  );
  return JSON.stringify({ version: 3, file, sources: paths, sourcesContent, names, mappings });
}

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
  for (const [file, map] of maps) {
    const path = join(home, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, map);
  }
}

/** Removes the maps of releases that are no longer there. */
export async function removeMaps(/** @type {string} */ folder, /** @type {string[]} */ releases) {
  for (const release of releases) await rm(join(folder, release), { recursive: true, force: true });
}
