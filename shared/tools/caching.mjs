/**
 * The files that a site serves, and how long browsers and CDNs may keep each [embedding Files]. This is the single
 * source for the demo shop, the kit's filter, the doctor, the output of a deploy, the READMEs and the reference.
 */

/** @typedef {'release' | 'pointer' | 'missing'} Rule */

/** @type {Record<Rule, {header: string, reason: string}>} */
export const CACHING = {
  release: { header: 'public, max-age=31536000, immutable', reason: 'Its content never changes.' },
  pointer: {
    header: 'no-cache',
    reason: 'It keeps its name and changes with each release. Revalidating it costs a 304.',
  },
  missing: { header: 'no-store', reason: 'The next deploy may add it.' },
};

/**
 * Every kind of file. A deploy doesn't bring those that are for editors and readers.
 * @type {{paths: string[], rule: Rule, text: string}[]} paths: below the folder; text: in Markdown
 */
export const SERVED_FILES = [
  {
    paths: ['loader.js'],
    rule: 'pointer',
    text: 'finds mount points and fetches what they need, from the current release',
  },
  {
    paths: ['NAME.js'],
    rule: 'pointer',
    text: 'the stable name of a widget: imports the file that holds its code',
  },
  {
    paths: ['manifest.json'],
    rule: 'pointer',
    text: 'version, and for each widget its files with their integrity, and its attributes; paths are relative to the manifest',
  },
  {
    paths: ['custom-elements.json'],
    rule: 'pointer',
    text: 'elements, attributes and events, for editors and other tools',
  },
  {
    paths: [
      'head.html',
      'head-nonce.html',
      'head-cdn.html',
      'head-prerender.html',
      'head-prerender-nonce.html',
      'head/NAME.html',
      'head/NAME-nonce.html',
      'head/NAME-cdn.html',
    ],
    rule: 'pointer',
    text: 'fragments for the head of a page, and of a page with one widget, see below',
  },
  {
    paths: ['fall-back.js'],
    rule: 'pointer',
    text: "starts the previous release if the current one fails, see 'A release that fails'",
  },
  {
    paths: ['releases/history.json'],
    rule: 'pointer',
    text: 'the releases in the order in which they were pointed at; deploys read it',
  },
  {
    paths: ['releases/previous.json'],
    rule: 'pointer',
    text: 'for each release, the one that was current just before it first became current; deploys read it',
  },
  {
    paths: ['releases/sources.json'],
    rule: 'pointer',
    text: 'for each release, the commit and the options it was built from; `npm run verify` reads it',
  },
  {
    paths: ['releases/VERSION+MARK/assets/*-MARK.js', 'releases/VERSION+MARK/assets/*-MARK.css'],
    rule: 'release',
    text: 'the code and the styles',
  },
  {
    paths: [
      'releases/VERSION+MARK/loader.js',
      'releases/VERSION+MARK/NAME.js',
      'releases/VERSION+MARK/manifest.json',
    ],
    rule: 'release',
    text: 'loader, stable names and manifest as at the root, for a template that pins this release',
  },
  {
    paths: ['releases/VERSION+MARK/pointers/'],
    rule: 'release',
    text: "copies of the root's files for the time when this release is the current one",
  },
  {
    paths: ['releases/VERSION+MARK/THIRD-PARTY.txt'],
    rule: 'release',
    text: 'the packages whose code is in the release, with versions and licences',
  },
  {
    paths: ['releases/VERSION+MARK/sbom.cdx.json'],
    rule: 'release',
    text: 'the same packages as a bill of materials (CycloneDX 1.6)',
  },
];

/** The pattern of a path in a release, which other languages read, too. */
export const IN_RELEASE = '(?:^|/)releases/[^/]+/';

const MONTH_S = 30 * 24 * 3600;

/**
 * True for a file whose content never changes under its address.
 * @param {string} path below the directory that `dist/` is served at, or a whole URL
 */
export function isInRelease(path) {
  return new RegExp(IN_RELEASE).test(path.replaceAll('\\', '/'));
}

/**
 * Returns the `Cache-Control` header of a file that exists.
 * @param {string} path below the directory that `dist/` is served at
 */
export function cacheControlFor(path) {
  return CACHING[isInRelease(path) ? 'release' : 'pointer'].header;
}

/**
 * True for a header that does what the table requires, however it is written.
 * @param {Rule} rule
 * @param {string} header
 */
export function isAllowed(rule, header) {
  if (rule !== 'release')
    return /\b(no-cache|no-store)\b/.test(header) || /(^|[\s,])max-age=0\b/.test(header);
  const age = Number(/max-age=(\d+)/.exec(header)?.[1] ?? 0);
  return /\bimmutable\b/.test(header) && age >= MONTH_S && !/\b(private|no-cache|no-store)\b/.test(header);
}

/**
 * The files of each rule, in words.
 * @type {Record<Rule, string>}
 */
const FILES = {
  release: 'everything below `releases/VERSION+MARK/`',
  pointer: `everything else: ${pathsOf('pointer').join(', ')}`,
  missing: 'a file that does not exist (404)',
};

/** @param {Rule} rule */
function pathsOf(rule) {
  return SERVED_FILES.filter((one) => one.rule === rule).flatMap(({ paths }) =>
    paths.map((path) => `\`dist/${path}\``),
  );
}

/** The rules as a table in Markdown. */
export function cachingTable() {
  const rows = rulesInOrder().map(
    ([rule, { header, reason }]) => `| ${FILES[rule]} | \`${header}\` | ${reason} |`,
  );
  return ['| file | `Cache-Control` | why |', '| --- | --- | --- |', ...rows].join('\n');
}

/** The rules in one sentence for a terminal. */
export function cachingSentence() {
  const [release, pointer, missing] = rulesInOrder().map(
    ([rule, { header }]) => `"${header}" for ${FILES[rule]}`,
  );
  return `Send ${release}; ${pointer}; and ${missing}.`.replaceAll(/`(dist\/)?/g, '');
}

/** The rules as lines for a terminal. */
export function cachingLines() {
  return rulesInOrder().map(
    ([rule, { header }]) => `  ${header.padEnd(36)} ${FILES[rule].replaceAll(/`(dist\/)?/g, '')}`,
  );
}

/** Every kind of file as a table in Markdown. */
export function filesTable() {
  const rows = SERVED_FILES.map(
    ({ paths, rule, text }) =>
      `| ${paths.map((path) => `\`dist/${path}\``).join(', ')} | ${text} | \`${CACHING[rule].header}\` |`,
  );
  return ['| file | what it is | `Cache-Control` |', '| --- | --- | --- |', ...rows].join('\n');
}

/** @returns {[Rule, {header: string, reason: string}][]} */
function rulesInOrder() {
  return /** @type {[Rule, {header: string, reason: string}][]} */ (Object.entries(CACHING));
}
