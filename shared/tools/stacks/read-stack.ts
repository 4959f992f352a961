/**
 * Reads a stack of the files that ship: each place in them becomes the place in the source, by the maps that
 * `npm run build` keeps apart [embedding Maps].
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

export interface ReadStack {
  /** The text with the places in the source, and the line of the source below each. */
  text: string;
  /** How many places were found. */
  found: number;
  /** What could not be resolved, each as a sentence. */
  problems: string[];
}

interface Place {
  file: string;
  line: number;
  column: number;
}

/** As browsers write a place: `https://shop.example/widgets/loader.js:1:234`, the same with a query, a path alone. */
const PLACE = /(?:https?:\/\/|\/)[^\s()@]+?\.js(?:\?[^\s():]*)?:\d+:\d+/g;
/** The name of a release, such as `cb:problem` and `cbWidgets.version` have it. */
const RELEASE = /\d+\.\d+\.\d+[\w.-]*\+[0-9a-f]{8}/;

/**
 * Resolves the places in a text, which may hold anything else.
 * @param text one stack or several of one release; the loader at the root has no mark, so its release is the one that the
 *   text names elsewhere
 * @param folder what `--maps` of the build named
 * @throws when the folder cannot be read
 */
export async function readStack(text: string, folder: string): Promise<ReadStack> {
  const releases = await readdir(folder);
  const written = RELEASE.exec(decoded(text))?.[0];
  const maps = new Map<string, TraceMap | undefined>();
  const problems = new Set<string>();
  let found = 0;

  /** The place in the source and the line that stands there, or undefined with a problem told. */
  async function resolve(shipped: string): Promise<{ place: string; code: string } | undefined> {
    const { file, line, column } = partsOf(decoded(shipped));
    const release = releaseOf(file, releases, written);
    if (!release) return void problems.add(`${folder} has no maps of the release of ${file}`);
    const path = join(folder, release, `${inRelease(file)}.map`);
    if (!maps.has(path)) maps.set(path, await readMap(path));
    const map = maps.get(path);
    if (!map) return void problems.add(`${path} is missing`);
    // Browsers count columns from 1, maps from 0.
    const origin = originalPositionFor(map, { line, column: column - 1 });
    if (origin.source === null) return void problems.add(`${shipped} has no line in the source`);
    found++;
    const code = sourceContentFor(map, origin.source)?.split('\n')[origin.line - 1] ?? '';
    return { place: `${origin.source}:${origin.line}:${origin.column + 1}`, code: code.trim() };
  }

  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const resolved = new Map<string, { place: string; code: string }>();
    for (const [shipped] of line.matchAll(PLACE)) {
      const origin = await resolve(shipped);
      if (origin) resolved.set(shipped, origin);
    }
    lines.push(line.replace(PLACE, (shipped) => resolved.get(shipped)?.place ?? shipped));
    for (const { code } of resolved.values()) if (code) lines.push(`        ${code}`);
  }
  return { text: lines.join('\n'), found, problems: [...problems] };
}

function partsOf(shipped: string): Place {
  const [, file = '', line, column] = /^(.*?\.js)(?:\?.*)?:(\d+):(\d+)$/.exec(shipped) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/** The mark in the name of a file says which; a pinned loader has the release in its path, the loader at the root none. */
function releaseOf(file: string, releases: string[], written?: string): string | undefined {
  const mark = /-([0-9a-f]{8})\.js$/.exec(file)?.[1];
  if (mark) return releases.find((release) => release.endsWith(`+${mark}`));
  const release = /\/releases\/([^/]+)\//.exec(file)?.[1] ?? written;
  return releases.find((name) => name === release);
}

/** The path of a file in its release; what the root has is there below `pointers`. */
function inRelease(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (/-[0-9a-f]{8}\.js$/.test(name)) return `assets/${name}`;
  return /\/releases\/[^/]+\/[^/]+$/.test(file) ? name : `pointers/${name}`;
}

async function readMap(path: string): Promise<TraceMap | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : new TraceMap(text);
}

/** Some stores and logs write the `+` of a release as `%2B`. */
function decoded(text: string): string {
  return text.replace(/%2B/gi, '+');
}
