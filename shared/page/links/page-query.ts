/** Changes of the page's query: a new value for each name, or `undefined` to remove it. */
export type QueryChanges = Record<string, string | undefined>;

/** The page's current query. */
export function readQuery(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/**
 * Returns the path of this page, to begin a link with. It starts with one slash: a page may have been
 * requested with two, and a link that starts with two leads to another host.
 */
export function ownPath(): string {
  return location.pathname.replace(/^\/+/, '/');
}

/**
 * The address of this page with another query, as the `href` of a link: '?page=2'. All other parameters
 * stay. An address without any parameter is the page's path.
 */
export function queryWith(changes: QueryChanges): string {
  const query = readQuery();
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return `${query}` ? `?${query}` : ownPath();
}

/**
 * Changes the query without leaving the page. Other parameters and the hash stay. Does nothing if nothing would change.
 * @param how 'push' adds a step that Back undoes
 */
export function changeQuery(changes: QueryChanges, how: 'push' | 'replace'): void {
  const target = new URL(queryWith(changes), location.href);
  target.hash = location.hash;
  if (target.href === location.href) return;
  if (how === 'push') history.pushState(null, '', target);
  else history.replaceState(history.state, '', target);
}

/** Calls `react` when Back or Forward has changed the address of this page. @returns unsubscribe */
export function whenQueryChanges(react: () => void): () => void {
  addEventListener('popstate', react);
  return () => removeEventListener('popstate', react);
}
