/** Compares a release as it is served with the same release built again. */
import { FALL_BACK_POINTER, namePrevious, PREVIOUS } from '../deploy/previous-release.mjs';
import { SOURCES } from '../deploy/sources.mjs';

/** The facts that a served folder gives about its current release. */
export interface ServedRelease {
  release: string;
  source: { commit: string; base: string; runtime: string };
}

/** The result of a comparison. */
export interface Comparison {
  /** How many files are the same. */
  same: number;
  /** The others, each with its address and what is wrong. */
  differing: string[];
}

/**
 * Reads which release is served, and from which commit it was built.
 * @param directory the address that `dist/` is served at, with a slash at its end
 * @param wanted a release other than the current one
 * @throws an error that names the address that lacks something
 */
export async function readServed(directory: URL, wanted?: string): Promise<ServedRelease> {
  const release =
    wanted ?? ((await readJson(new URL('manifest.json', directory))) as { version: string }).version;
  const address = new URL(SOURCES, directory);
  const sources = (await readJson(address)) as Record<string, ServedRelease['source']>;
  const source = sources[release];
  if (!source) {
    throw new Error(
      `${address}: names no commit for ${release}; it was built from changes that were not committed`,
    );
  }
  return { release, source };
}

/** Reads which release pages fall back to from the given one; undefined if there is none, or the site doesn't say. */
export async function readPrevious(directory: URL, release: string): Promise<string | undefined> {
  const all = await readJson(new URL(PREVIOUS, directory)).catch(() => ({}));
  return (all as Record<string, string | null>)[release] ?? undefined;
}

/** A small server refuses hundreds of requests at once. */
const REQUESTS_AT_A_TIME = 8;

/**
 * Compares each file of a release with the one that is served, and the pointers at the root with those of the release if it is the
 * current one.
 * @param built the release by path, built again
 * @param current whether the root points to it
 * @param previous the release that pages fall back to
 */
export async function compareRelease(
  directory: URL,
  release: string,
  built: ReadonlyMap<string, Buffer>,
  { current, previous }: { current: boolean; previous?: string },
): Promise<Comparison> {
  const pointers = new Map(
    [...built].flatMap(([path, content]): [string, Buffer][] =>
      current && path.startsWith('pointers/') ? [[path.slice('pointers/'.length), content]] : [],
    ),
  );
  if (pointers.has(FALL_BACK_POINTER)) namePrevious(pointers, previous);
  const expected = [
    ...[...built].map(([path, content]) => [`releases/${release}/${path}`, content] as const),
    ...pointers,
  ];
  const faults = new Map<string, string>();
  const left = expected.values();
  // All requests share one iterator, so each takes the next file.
  async function compareNext(): Promise<void> {
    for (const [path, content] of left) {
      const fault = await faultOf(new URL(encodePath(path), directory), content);
      if (fault) faults.set(path, fault);
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_A_TIME }, compareNext));
  const differing = expected.flatMap(([path]) => faults.get(path) ?? []);
  return { same: expected.length - differing.length, differing };
}

/** A plus sign in a path stands for itself. */
function encodePath(path: string): string {
  return path
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('%2B', '+'))
    .join('/');
}

async function faultOf(address: URL, content: Buffer): Promise<string | undefined> {
  const response = await fetch(address).catch((error: Error) => error);
  if (response instanceof Error) return `${address}: no answer, ${response.message}`;
  if (!response.ok) return `${address}: answered with ${response.status}`;
  const served = Buffer.from(await response.arrayBuffer());
  if (served.equals(content)) return undefined;
  return `${address}: differs (${served.length} bytes are served, ${content.length} were built)`;
}

async function readJson(address: URL): Promise<unknown> {
  const response = await fetch(address).catch((error: Error) => {
    throw new Error(`${address}: no answer, ${(error.cause as Error | undefined)?.message ?? error.message}`);
  });
  if (!response.ok) throw new Error(`${address}: answered with ${response.status}`);
  return response.json().catch(() => {
    throw new Error(`${address}: expected JSON`);
  });
}
