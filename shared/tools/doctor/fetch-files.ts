/** Requests the files of the build as a browser without a cache would, and reads the manifest beside the loader. */
import { randomUUID } from 'node:crypto';

/** An entry of `manifest.json`: the path relative to the manifest, and the hash. */
interface ListedFile {
  file: string;
  integrity: string;
}

/** The keys that the doctor reads [embedding Manifest]. */
export interface ServedManifest {
  version: string;
  loader: ListedFile;
  widgets: Record<string, ListedFile & { css: ListedFile[]; imports: ListedFile[] }>;
}

/** A file, and how the server sent it. */
export interface ServedFile {
  url: string;
  /** 0 if there was no response. */
  status: number;
  headers: Headers;
  body: Uint8Array;
  /** According to the manifest. */
  integrity?: string;
}

/** The files of a build that one page needs. */
export interface ServedFiles {
  files: ServedFile[];
  /** Further files of `dist/` that keep their name, if the site serves them. */
  pointers: ServedFile[];
  manifest: ServedManifest | undefined;
  /** The response for a file that doesn't exist. */
  missing: ServedFile;
}

/** Files that no page loads itself, so nobody notices if a CDN keeps them forever. */
const POINTERS = [
  'head.html',
  'head-nonce.html',
  'head-cdn.html',
  'head-prerender.html',
  'custom-elements.json',
  'fall-back.js',
  'releases/history.json',
  'releases/previous.json',
];

/**
 * Fetches the loader, the manifest beside it, and the files of some widgets.
 * @param loader address of the page's `loader.js`
 * @param names the widgets of the page
 */
export async function fetchFiles(loader: string, names: readonly string[]): Promise<ServedFiles> {
  const served = await fetchManifest(loader);
  const address = served.url;
  const manifest = readManifest(served);
  const listed = new Map([[loader, undefined as string | undefined]]);
  for (const { file, integrity } of filesOf(manifest, names))
    listed.set(new URL(file, address).href, integrity);
  const files = await Promise.all([...listed].map(([url, integrity]) => fetchFile(url, integrity)));
  const pointers = await Promise.all(POINTERS.map((file) => fetchFile(new URL(file, address).href)));
  const missing = await fetchFile(new URL(`no-such-file-${randomUUID()}.js`, loader).href);
  return { files: [...files, served], pointers, manifest, missing };
}

/** If a template pins the loader of one release, the manifest is above `releases/`. */
async function fetchManifest(loader: string): Promise<ServedFile> {
  const beside = await fetchFile(new URL('manifest.json', loader).href);
  const above = beside.url.replace(/\/releases\/[^/]+\/manifest\.json$/, '/manifest.json');
  return beside.status === 200 || above === beside.url ? beside : fetchFile(above);
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

async function fetchFile(url: string, integrity?: string): Promise<ServedFile> {
  try {
    const response = await fetch(url, { headers: { 'accept-encoding': 'br, gzip' } });
    const body = new Uint8Array(await response.arrayBuffer());
    return { url, status: response.status, headers: response.headers, body, integrity };
  } catch {
    return { url, status: 0, headers: new Headers(), body: new Uint8Array(), integrity };
  }
}
