/** Puts a build into its directory. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const KEPT = 'assets/.previous.json';

/**
 * Writes the files and takes out those of builds before the last one. The last build's hashed files
 * stay: pages that were opened before a deployment still import them.
 * @param {string} out absolute path
 * @param {Map<string, Uint8Array|string>} files path relative to out → content
 */
export async function writeOutput(out, files) {
  await mkdir(join(out, 'assets'), { recursive: true });
  const present = (await readdir(join(out, 'assets'))).map((name) => `assets/${name}`);
  const current = [...files.keys()].filter((file) => file.startsWith('assets/'));
  const last = await readList(join(out, KEPT));
  const unchanged =
    last.current.length === current.length && current.every((file) => last.current.includes(file));
  const previous = unchanged ? last.previous : last.current;

  for (const [file, content] of files) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), content);
  }
  const keep = new Set([KEPT, ...current, ...previous]);
  for (const file of present) if (!keep.has(file)) await rm(join(out, file));
  await writeFile(join(out, KEPT), JSON.stringify({ current, previous }));
}

async function readList(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return { current: [], previous: [] };
  }
}
