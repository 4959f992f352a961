/** The links that loader and islands add to the head of the page, each for one file of the build. */

/** A widget is shown after this time even if its stylesheet has not loaded. */
const PATIENCE_MS = 3000;

const stylesheets = new Map<string, Promise<unknown>>();

/**
 * Links a stylesheet, unless the page has the link already.
 * @param url absolute
 * @returns settles once the sheet applies, has failed, or takes too long; never rejects
 */
export function loadStylesheet(url: string): Promise<unknown> {
  const loading = stylesheets.get(url) ?? linkStylesheet(url);
  stylesheets.set(url, loading);
  return loading;
}

async function linkStylesheet(url: string): Promise<unknown> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const present = links.find(({ href }) => href === url);
  return (
    present?.sheet ??
    new Promise<unknown>((resolve) => {
      const link = present ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
      link.addEventListener('load', resolve);
      link.addEventListener('error', resolve);
      setTimeout(resolve, PATIENCE_MS);
      // A strict head already has the link, disabled, with its integrity value.
      link.disabled = false;
      if (!present) document.head.append(link);
    })
  );
}

/**
 * Adds a link that fetches a module, or fetches and applies a stylesheet, unless the page has one. A failed link is
 * removed, so that the widget requests the file again.
 * @param base the directory that the file is in, with a slash at the end
 */
export function fetchAhead(rel: 'modulepreload' | 'stylesheet', file: string, base: string): void {
  if (document.querySelector(`link[href$="/${file}"]`)) return;
  const link = document.createElement('link');
  link.rel = rel;
  link.href = base + file;
  link.onerror = () => link.remove();
  // Among important declarations in layers, the first layer wins [css Cascade], so the widgets' common sheet precedes
  // all other sheets of the page.
  document.head[/^base/.test(file) ? 'prepend' : 'append'](link);
}
