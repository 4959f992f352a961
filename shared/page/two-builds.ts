import { registry } from './registry.ts';
import { report } from './report.ts';

/** Reports a second build on a page, with the addresses of both [embedding Releases]. */
export function reportTwoBuilds(base: string, version?: string): void {
  const page = registry();
  report('two-builds', 'ignored', {}, page.version, page.base, version, base);
}
