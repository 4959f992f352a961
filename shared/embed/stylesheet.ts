import { makeLink } from './make-link.ts';

/** A sheet that does not come must not keep a widget from showing. */
const PATIENCE_MS = 3000;

const sheets = new Map<string, Promise<void>>();

/**
 * Links a stylesheet, unless the page has the link already.
 * @param url absolute
 * @returns settles when the sheet applies, has failed, or takes too long; never rejects
 */
export function loadStylesheet(url: string): Promise<void> {
  const loading = sheets.get(url) ?? link(url);
  sheets.set(url, loading);
  return loading;
}

function link(url: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const present = links.find(({ href }) => href === url);
  if (present?.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    const link = present ?? makeLink('stylesheet', url);
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    setTimeout(resolve, PATIENCE_MS);
    if (!present) document.head.append(link);
  });
}
