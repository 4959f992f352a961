/**
 * Makes a link, to be put into the head of the page.
 * @param url absolute
 */
export function makeLink(rel: 'stylesheet' | 'modulepreload', url: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = url;
  return link;
}
