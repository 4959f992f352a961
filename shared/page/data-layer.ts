import { report } from './report.ts';

let isBroken = false;

/**
 * Pushes entries for the page's tag manager. A tag manager that fails, or another object in its place, is
 * reported once and never interrupts the shopper.
 * @param entries one entry or a list; entries that aren't objects are left out
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
