/** Asks for the files of the build as a browser without a cache would, and reads the manifest that lies beside the loader. */
import { randomUUID } from 'node:crypto';

/** What `manifest.json` says of one file: its path from the manifest's address, and its hash. */
interface ListedFile {
  file: string;
  integrity: string;
}

/** As far as the doctor reads it [embedding Manifest]. */
export interface ServedManifest {
  version: string;
  loader: ListedFile;
  widgets: Record<string, ListedFile & { css: ListedFile[]; imports: ListedFile[] }>;
}

/** A file and how it was served. */
export interface ServedFile {
  url: string;
  /** 0 where no answer came. */
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** As the manifest has it. */
  integrity?: string;
  /** It never changes under its address. */
  isRelease: boolean;
}

/** The files of a build, as far as one page needs them. */
export interface ServedFiles {
  files: ServedFile[];
  manifest: ServedManifest | undefined;
  /** What comes for a file that does not exist. */
  missing: ServedFile;
}

/**
 * Fetches the loader, the manifest beside it, and the files of some widgets.
 * @param loader address of the page's `loader.js`
 * @param names the widgets of the page
 */
export async function fetchFiles(loader: string, names: readonly string[]): Promise<ServedFiles> {
  const served = await fetchManifest(loader);
  const address = served.url;
  const manifest = readManifest(served);
  const mark = manifest?.version.split('+')[1];
  const isRelease = (url: string) =>
    /\/releases\//.test(url) || (mark !== undefined && new URL(url).pathname.includes(mark));
  const listed = new Map([[loader, undefined as string | undefined]]);
  for (const { file, integrity } of filesOf(manifest, names))
    listed.set(new URL(file, address).href, integrity);
  const files = await Promise.all(
    [...listed].map(([url, integrity]) => fetchFile(url, integrity, isRelease(url))),
  );
  const missing = await fetchFile(new URL(`no-such-file-${randomUUID()}.js`, loader).href, undefined, false);
  return { files: [...files, served], manifest, missing };
}

/** A template may pin the loader of one release; the manifest then lies above `releases/`. */
async function fetchManifest(loader: string): Promise<ServedFile> {
  const beside = await fetchFile(new URL('manifest.json', loader).href, undefined, false);
  const above = beside.url.replace(/\/releases\/[^/]+\/manifest\.json$/, '/manifest.json');
  return beside.status === 200 || above === beside.url ? beside : fetchFile(above, undefined, false);
}

function filesOf(manifest: ServedManifest | undefined, names: readonly string[]): ListedFile[] {
  if (!manifest) return [];
  const widgets = names.flatMap((name) => manifest.widgets[name] ?? []);
  return [manifest.loader, ...widgets.flatMap((widget) => [widget, ...widget.css, ...widget.imports])];
}

function readManifest({ status, body }: ServedFile): ServedManifest | undefined {
  if (status !== 200) return undefined;
  try {
    const manifest = JSON.parse(new TextDecoder().decode(body)) as Partial<ServedManifest>;
    const { version, loader, widgets } = manifest;
    return typeof version === 'string' && loader && widgets ? { version, loader, widgets } : undefined;
  } catch {
    return undefined;
  }
}

async function fetchFile(
  url: string,
  integrity: string | undefined,
  isRelease: boolean,
): Promise<ServedFile> {
  try {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
    const body = new Uint8Array(await response.arrayBuffer());
    return { url, status: response.status, headers: response.headers, body, integrity, isRelease };
  } catch {
    return { url, status: 0, headers: new Headers(), body: new Uint8Array(), integrity, isRelease };
  }
}
