/**
 * Source maps: from a place in a file that ships to the line of the source. They are private. No file that ships names one,
 * and they are kept apart from the folder that a site serves.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { originalOf } from './chunks/copies.mjs';

/** How esbuild calls what it reads again, to name it. */
export const BUILT = 'built';

/**
 * Finds the map of each module in a second build of the same modules. The names of its files differ in their hashes, which
 * have one length, so places are the same in both.
 * @param {import('esbuild').BuildResult} built without maps
 * @param {import('esbuild').BuildResult} [mapped] with maps in files of their own
 * @returns {Map<string, string>} path as the metafile of the first writes it → map; empty without a second build
 */
export function mapsByModule(built, mapped) {
  if (!mapped) return new Map();
  const partsOf = ({ entryPoint, inputs }) => JSON.stringify([entryPoint, Object.keys(inputs)]);
  const mapOf = (path) =>
    mapped.outputFiles.find((file) => file.path.endsWith(`${sep}${posix.basename(path)}.map`));
  const maps = new Map(
    Object.entries(mapped.metafile.outputs).map(([path, output]) => [partsOf(output), mapOf(path)?.text]),
  );
  const scripts = Object.entries(built.metafile.outputs);
  return new Map(scripts.map(([path, output]) => [path, maps.get(partsOf(output))]));
}

/** A script with its map inside, as esbuild reads one. */
export function withMap(code, map) {
  if (!map) return code;
  const data = Buffer.from(map).toString('base64');
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${data}\n`;
}

/**
 * Names the sources of a map as they stand in the project, and puts their contents in.
 * @param {string} root the project's directory
 * @param {string} directory where esbuild believes that it writes: the paths in the map begin there
 * @param {string} file the script's path in that directory
 * @param {string | object} map
 * @returns {Promise<string>}
 */
export async function finishMap(root, directory, file, map) {
  const { mappings, names, sources } = typeof map === 'string' ? JSON.parse(map) : map;
  // A file that only passes on the exports of another has no line in the source, and esbuild names the file itself.
  if (sources.every((source) => source.startsWith(`${BUILT}:`))) {
    return JSON.stringify({ version: 3, file: posix.basename(file), sources: [], names: [], mappings: '' });
  }
  const paths = sources.map((source) => originalOf(posix.join(directory, source)));
  const sourcesContent = await Promise.all(
    // A package may lack the sources that its own map leads to.
    paths.map((path) => readFile(join(root, path), 'utf8').catch(() => null)),
  );
  return JSON.stringify({
    version: 3,
    file: posix.basename(file),
    sources: paths,
    sourcesContent,
    names,
    mappings,
  });
}

/**
 * Reads the option `--maps`.
 * @param {string | undefined} text
 * @param {string} out the folder that a site serves
 * @returns {string | undefined} an absolute path
 * @throws when it is in that folder
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
export async function removeMaps(folder, releases) {
  for (const release of releases) await rm(join(folder, release), { recursive: true, force: true });
}
