/**
 * Translates a stack trace: each position in a minified file becomes the position in the source, using the maps that
 * `npm run build` writes [embedding Maps].
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';

export interface ReadStack {
  /** The text with positions in the source, each followed by that line of the source. */
  text: string;
  /** How many positions were found. */
  found: number;
  /** The positions that couldn't be resolved, a sentence each. */
  problems: string[];
}

interface Position {
  file: string;
  line: number;
  column: number;
}

/** A position as browsers write it: `https://shop.example/widgets/loader.js:1:234`, also with a query or as a path alone. */
const POSITION = /(?:https?:\/\/|\/)[^\s()@]+?\.js(?:\?[^\s():]*)?:\d+:\d+/g;
/** The name of a release, as in `cb:problem` and `cbWidgets.version`. */
const RELEASE = /\d+\.\d+\.\d+[\w.-]*\+[0-9a-f]{8}/;

/**
 * Resolves the positions in a text, which may contain anything else.
 * @param text one stack, or several of one release; the loader at the root has no mark, so its release is the one that the
 *   text names elsewhere
 * @param folder the folder passed to the build as `--maps`
 * @throws if the folder can't be read
 */
export async function readStack(text: string, folder: string): Promise<ReadStack> {
  const releases = await readdir(folder);
  const written = RELEASE.exec(decoded(text))?.[0];
  const maps = new Map<string, TraceMap | undefined>();
  const problems = new Set<string>();
  let found = 0;

  /** Returns the position in the source and the line there, or reports a problem and returns undefined. */
  async function resolve(shipped: string): Promise<{ position: string; code: string } | undefined> {
    const { file, line, column } = positionOf(decoded(shipped));
    const release = releaseOf(file, releases, written);
    if (!release) return void problems.add(`${folder} has no maps for the release of ${file}`);
    const path = join(folder, release, `${inRelease(file)}.map`);
    if (!maps.has(path)) maps.set(path, await readMap(path));
    const map = maps.get(path);
    if (!map) return void problems.add(`${path} is missing`);
    // Browsers count columns from 1, maps from 0.
    const origin = originalPositionFor(map, { line, column: column - 1 });
    if (origin.source === null) return void problems.add(`${shipped} maps to no line of the source`);
    found++;
    const code = sourceContentFor(map, origin.source)?.split('\n')[origin.line - 1] ?? '';
    return { position: `${origin.source}:${origin.line}:${origin.column + 1}`, code: code.trim() };
  }

  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const resolved = new Map<string, { position: string; code: string }>();
    for (const [shipped] of line.matchAll(POSITION)) {
      const origin = await resolve(shipped);
      if (origin) resolved.set(shipped, origin);
    }
    lines.push(line.replace(POSITION, (shipped) => resolved.get(shipped)?.position ?? shipped));
    for (const { code } of resolved.values()) if (code) lines.push(`        ${code}`);
  }
  return { text: lines.join('\n'), found, problems: [...problems] };
}

function positionOf(shipped: string): Position {
  const [, file = '', line, column] = /^(.*?\.js)(?:\?.*)?:(\d+):(\d+)$/.exec(shipped) ?? [];
  return { file, line: Number(line), column: Number(column) };
}

/** Returns the release of a file: the mark in its name, or the path of a pinned loader. The loader at the root has neither. */
function releaseOf(file: string, releases: string[], written?: string): string | undefined {
  const mark = /-([0-9a-f]{8})\.js$/.exec(file)?.[1];
  if (mark) return releases.find((release) => release.endsWith(`+${mark}`));
  const release = /\/releases\/([^/]+)\//.exec(file)?.[1] ?? written;
  return releases.find((name) => name === release);
}

/** Returns the path of a file in its release, where the files of the root are below `pointers`. */
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
