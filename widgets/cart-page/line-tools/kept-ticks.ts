import type { StoredKey } from '../../../shared/page/storage/stored-data.ts';

/** The key under which a guest's ticks are kept in the tab's storage. */
export const KEPT_TICKS = 'cb-ticked-lines' satisfies StoredKey;

/** Whether ticks are kept. Only then is the code that reads them loaded. */
export function hasKeptTicks(): boolean {
  try {
    return sessionStorage.getItem(KEPT_TICKS) !== null;
  } catch {
    return false;
  }
}
