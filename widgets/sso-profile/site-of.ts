/** How a site is called: by its host. */
export function siteOf(target: string): string {
  return new URL(target).host;
}
