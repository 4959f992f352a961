import { registry } from '../registry.ts';
import { report } from '../report.ts';

/**
 * Reports a second build on a page [embedding Releases]. A failed release that the page has left is already reported;
 * its last files may arrive later.
 * @param base the directory it is loaded from
 * @param version if it is known
 */
export function reportTwoBuilds(base: string, version?: string): void {
  const { base: firstBase, version: firstVersion, left } = registry();
  if (base === left) return;
  const second = buildAt(base, version);
  const first = buildAt(firstBase, firstVersion);
  report('two-builds', `ignored ${second}, because ${first} was first.`);
}

/** `build 1.0 at /widgets/`; a widget's own file may claim the page before the loader names the version. */
function buildAt(base = '', version = 'of unknown version'): string {
  return `build ${version} at ${base}`;
}
