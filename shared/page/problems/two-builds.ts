import { registry } from '../registry.ts';
import { report } from '../report.ts';

/**
 * Reports a second build on a page [embedding Releases]. A release that the page has left because it failed is reported
 * already; its last files may come later.
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

/** `build 1.0 at /widgets/`; a widget's own file may claim the page before the loader tells the version. */
function buildAt(base = '', version = 'of unknown version'): string {
  return `build ${version} at ${base}`;
}
