/**
 * How long browsers and CDNs may keep each file of the build [embedding Files]. The doctor, the reference and the demo shop
 * take it from here.
 */

interface CachingRule {
  /** In Markdown. */
  files: string;
  header: string;
  reason: string;
}

/** A rule for each kind of file. */
export const CACHING = {
  release: {
    files: 'everything below `releases/VERSION+MARK/`',
    header: 'public, max-age=31536000, immutable',
    reason: 'Its content never changes.',
  },
  pointer: {
    files:
      'everything else: `loader.js`, `NAME.js`, `manifest.json`, `custom-elements.json`, `head.html`, `head-*.html` and `head/*`, `fall-back.js`, `releases/history.json` and `releases/previous.json`',
    header: 'no-cache',
    reason: 'It keeps its name and changes with each release. Revalidating it costs a 304.',
  },
  missing: {
    files: 'a file that does not exist (404)',
    header: 'no-store',
    reason: 'The next deploy may add it.',
  },
} satisfies Record<string, CachingRule>;

/**
 * True for a file whose content never changes under its address.
 * @param path below the directory that `dist/` is served at, or a whole URL
 */
export function isInRelease(path: string): boolean {
  return /(?:^|[/\\])releases[/\\][^/\\]+[/\\]/.test(path);
}

/**
 * Returns the `Cache-Control` header of a file that exists.
 * @param path below the directory that `dist/` is served at
 */
export function cacheControlFor(path: string): string {
  return (isInRelease(path) ? CACHING.release : CACHING.pointer).header;
}

/** The rules as a table in Markdown. */
export function cachingTable(): string {
  const rows = Object.values(CACHING).map(
    ({ files, header, reason }) => `| ${files} | \`${header}\` | ${reason} |`,
  );
  return ['| file | `Cache-Control` | why |', '| --- | --- | --- |', ...rows].join('\n');
}
