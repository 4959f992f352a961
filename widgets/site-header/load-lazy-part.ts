import { loadPart } from '../../shared/page/load-part.ts';

/** Fetches what the header can do without until somebody opens a menu or signs out; once. */
export function loadLazyPart() {
  return loadPart(() => import('./site-header-lazy.ts'));
}

/** The same ahead of time, when a menu is pointed at: if it fails, that is told when the menu is opened. */
export function prepareLazyPart(): void {
  loadLazyPart().catch(() => {});
}
