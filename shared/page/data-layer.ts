import { report } from './report.ts';

let isBroken = false;

/**
 * Pushes entries for the page's tag manager. A tag manager that fails, or something else in its place, is reported once
 * and ends nothing: what the shopper does goes on.
 * @param entries one entry or a list; anything that is no object is left out
 */
export function pushDataLayer(entries: unknown): void {
  const page = window as { dataLayer?: unknown[] };
  for (const entry of [entries].flat()) {
    if (!entry || typeof entry !== 'object') continue;
    try {
      page.dataLayer ??= [];
      page.dataLayer.push(entry);
    } catch (error) {
      if (!isBroken) report('data-layer-failed', 'window.dataLayer rejected an entry.', { error });
      isBroken = true;
    }
  }
}
