/** The rules about how a server, or the CDN in front of it, serves the files of the build [embedding Files]. */
import { createHash } from 'node:crypto';
import { isAllowed, isInRelease } from '../caching.mjs';
import type { ServedFile, ServedFiles } from './fetch-files.ts';
import { type Fault, failIf, unknown, type Verdict } from './verdict.ts';

const TYPES: Record<string, RegExp> = {
  js: /^(text|application)\/javascript\b/,
  css: /^text\/css\b/,
  json: /^application\/json\b/,
};
/** Compressing smaller files isn't worth it. */
const WORTH_COMPRESSING = 1000;

/** Checks every file that the page needs. */
export function judgeFiles({ files, pointers, manifest, missing }: ServedFiles): Verdict[] {
  return [
    judgeTypes(files),
    judgeCaching([...files, ...pointers]),
    judgeCompression(files),
    manifest
      ? judgeIntegrity(files)
      : unknown('integrity', 'there is no manifest.json beside loader.js to compare the files with'),
    judgeMissing(missing),
  ];
}

function judgeTypes(files: ServedFile[]): Verdict {
  const faults = files.flatMap((file): Fault[] => {
    const type = file.headers.get('content-type') ?? 'none';
    const expected = TYPES[/\.(\w+)$/.exec(new URL(file.url).pathname)?.[1] ?? ''];
    if (file.status !== 200) {
      return [['not-served', `${file.url}: answered with ${file.status || 'nothing'}`]];
    }
    return expected?.test(type) ? [] : [['wrong-type', `${file.url}: content-type ${type}`]];
  });
  return failIf('types', faults, `${files.length} files are served, each with the right type`);
}

function judgeCaching(files: ServedFile[]): Verdict {
  const there = files.filter(({ status }) => status === 200);
  const faults = there.flatMap((file): Fault[] => {
    const header = file.headers.get('cache-control') ?? '';
    const rule = isInRelease(file.url) ? 'release' : 'pointer';
    return isAllowed(rule, header)
      ? []
      : [['wrong-caching', `${file.url}: cache-control ${header || 'none'}`]];
  });
  const otherwise = `${there.filter(({ url }) => isInRelease(url)).length} files are cached, the others are revalidated each time`;
  return failIf('caching', faults, otherwise);
}

function judgeCompression(files: ServedFile[]): Verdict {
  const large = files.filter(({ status, body }) => status === 200 && body.length >= WORTH_COMPRESSING);
  const faults = large
    .filter(({ headers }) => !/\b(br|gzip|zstd)\b/.test(headers.get('content-encoding') ?? ''))
    .map((file): Fault => {
      const size = (file.body.length / 1000).toFixed(1);
      return ['not-compressed', `${file.url}: ${size} KB, not compressed`];
    });
  return failIf('compression', faults, `${large.length} files are compressed`);
}

function judgeIntegrity(files: ServedFile[]): Verdict {
  const listed = files.filter(({ status, integrity }) => status === 200 && integrity !== undefined);
  const faults = listed
    .filter(({ body, integrity }) => hashOf(body) !== integrity)
    .map((file): Fault => ['changed-file', `${file.url}: does not match its hash in manifest.json`]);
  return failIf('integrity', faults, `${listed.length} files match manifest.json`);
}

function hashOf(body: Uint8Array): string {
  return `sha384-${createHash('sha384').update(body).digest('base64')}`;
}

function judgeMissing(file: ServedFile): Verdict {
  const header = file.headers.get('cache-control') ?? '';
  const isPage = /html/.test(file.headers.get('content-type') ?? '') && file.status === 200;
  const faults: string[] = [];
  if (isPage) faults.push(`${file.url}: a missing file is answered with a page and status 200`);
  else if (file.status !== 404 && file.status !== 410) {
    faults.push(`${file.url}: a missing file is answered with ${file.status || 'nothing'}`);
  } else if (!isAllowed('missing', header)) {
    faults.push(`${file.url}: the 404 for a missing file may be cached: cache-control ${header || 'none'}`);
  }
  const told = faults.map((fault): Fault => ['missing-file-answered', fault]);
  return failIf('missing-files', told, 'a missing file is a 404 that no cache keeps');
}
