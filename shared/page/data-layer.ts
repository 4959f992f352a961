import { whenActivated } from './leaving/when-activated.ts';
import { report } from './report.ts';

let isBroken = false;

/**
 * Pushes entries for the page's tag manager. A tag manager that fails, or another object in its place, is
 * reported once and never interrupts the shopper. A prerendered page pushes them once it is activated.
 * @param entries one entry or a list; entries that aren't objects are left out
 */
export function pushDataLayer(entries: unknown): void {
  whenActivated(() => push(entries));
}

function push(entries: unknown): void {
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
