/**
 * Source maps, from positions in shipped files to lines of the source. They are private: no shipped file
 * names one. `../tools/deploy/maps-folder.mjs` keeps them.
 */
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

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
