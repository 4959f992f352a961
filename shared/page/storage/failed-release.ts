/**
 * The release that failed in this tab, so that its next pages start with the previous one at once
 * [embedding Failed release].
 */
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb-failed' satisfies StoredKey;

/** Whether a release has failed in this tab. */
export function hasFailed(release: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === release;
  } catch {
    // The storage is blocked.
    return false;
  }
}

/** Notes that a release has failed. Another one, such as the next release, is tried. */
export function noteFailed(release: string): void {
  try {
    sessionStorage.setItem(KEY, release);
  } catch {
    // Each page then tries the release itself.
  }
}
