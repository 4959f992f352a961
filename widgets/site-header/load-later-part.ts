import { loadPart } from '../../shared/page/load-part.ts';

/** Fetches what the header can do without until somebody opens a menu or signs out; once. */
export function loadLaterPart() {
  return loadPart(() => import('./site-header-later.ts'));
}

/** The same ahead of time, when a menu is pointed at: if it fails, that is told when the menu is opened. */
export function prepareLaterPart(): void {
  loadLaterPart().catch(() => {});
}
