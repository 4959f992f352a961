import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CRITERIA } from './criteria.ts';

/**
 * Finds the tests of each requirement that proves a criterion, by the tags at the end of their titles. A build reads them
 * from `evidence.json`, because it needs no tests; `npm test -- --accept` writes that file.
 * @param root the project's directory
 * @returns by tag, the paths of the files with such tests, separated by commas
 */
export function findEvidence(root: string): Record<string, string> {
  const found = new Map<string, Set<string>>();
  const paths = readdirSync(join(root, 'test'), { recursive: true }).map((path) =>
    String(path).replaceAll('\\', '/'),
  );
  for (const path of paths.filter((one) => /\.test\.tsx?$/.test(one)).sort()) {
    const text = readFileSync(join(root, 'test', path), 'utf8');
    for (const [, tags = ''] of text.matchAll(/\[([^[\]\n]+)\]['"`]/g)) {
      for (const tag of tags.split(', ')) found.set(tag, (found.get(tag) ?? new Set()).add(`test/${path}`));
    }
  }
  const tags = [...new Set(CRITERIA.flatMap(({ evidence }) => evidence))].sort();
  return Object.fromEntries(tags.map((tag) => [tag, [...(found.get(tag) ?? [])].join(', ')]));
}
