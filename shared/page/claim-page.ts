import { registry } from './registry.ts';

/**
 * Puts a build in charge of the page, unless another one is. Two builds would each keep their own cart.
 * @param base the directory the build is loaded from
 * @param version if the caller knows it
 * @returns false if another build was first, which the caller reports
 */
export function claimPage(base: string, version?: string): boolean {
  const page = registry();
  page.base ??= base;
  if (page.base !== base) return false;
  page.version ??= version;
  return !version || page.version === version;
}
