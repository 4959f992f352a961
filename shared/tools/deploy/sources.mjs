/**
 * Records what the releases of a folder were built from. The record isn't part of a release, because two commits may
 * give the same release, and a release never changes [embedding Releases].
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from './releases.mjs';

/** The source of each release. */
export const SOURCES = 'releases/sources.json';

/** Files that a build depends on, as opposed to documents and tests. */
const INPUTS = ['widgets', 'shared', 'build.mjs', 'package.json', 'package-lock.json'];

/** @typedef {{commit: string, base: string, runtime: string}} Source the options are those of the build */

/**
 * Returns the commit of a tree; nothing if the build depends on uncommitted changes, or there is no repository.
 * @param {string} root
 */
export function commitOf(root) {
  const git = (/** @type {string[]} */ ...given) =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('status', '--porcelain', '--', ...INPUTS) ? undefined : git('rev-parse', 'HEAD');
  } catch {
    return undefined;
  }
}

/**
 * Reads the sources of the releases in a folder.
 * @param {string} directory
 * @returns {Promise<Record<string, Source>>}
 */
export async function readSources(directory) {
  const path = join(directory, SOURCES);
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return JSON.parse(text);
}

/**
 * Notes the source of a release. The first one stays, since another commit gave the same files.
 * @param {string} directory
 * @param {string} release
 * @param {Source | undefined} source
 */
export async function noteSource(directory, release, source) {
  const sources = await readSources(directory);
  if (!source || release in sources) return;
  await writeWhole(join(directory, SOURCES), `${JSON.stringify({ ...sources, [release]: source })}\n`);
}
