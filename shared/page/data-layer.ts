/**
 * Pushes entries for the page's tag manager.
 * @param entries one entry or a list; anything that is no object is left out
 */
export function pushDataLayer(entries: unknown): void {
  const page = window as { dataLayer?: unknown[] };
  for (const entry of [entries].flat()) {
    if (!entry || typeof entry !== 'object') continue;
    page.dataLayer ??= [];
    page.dataLayer.push(entry);
  }
}
