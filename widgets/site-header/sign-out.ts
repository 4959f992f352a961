/** Signing out. Loaded when somebody signs out. */
import { sendLogout } from '../../shared/api/account/logout.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { onPageRestored } from '../../shared/page/leaving/page-restored.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { settleAll } from '../../shared/page/unsaved.ts';
import { noteSignedOut, tellSignedOut } from '../../shared/stores/account/signed-out.ts';
import { cartWritten } from '../../shared/stores/revalidation.ts';
import { $session } from '../../shared/stores/session.ts';

/** The page that the shopper sees after signing out. */
const LOGIN = '/account/login?DPSLogout=true';

/** Longer than any write takes. */
const SETTLES_WITHIN_MS = 20_000;
/** The same after the shopper has pressed again. */
const SETTLES_AGAIN_WITHIN_MS = 1000;

/** The shopper knows that something isn't saved, and pressed again. */
let isWarned = false;

/**
 * Signs the shopper out at their request [2 §4]: saves pending changes, calls the server, clears local storage, tells
 * the other tabs and opens the login page. If the session has ended, the shopper is already signed out.
 * @returns the failure; 'unsaved' if something isn't saved, only once: the next press signs out anyway; undefined if
 *   the shopper is signed out
 */
export async function signOut(): Promise<Failure | 'unsaved' | undefined> {
  const isSettled =
    $session.get().ended || (await settleAll(isWarned ? SETTLES_AGAIN_WITHIN_MS : SETTLES_WITHIN_MS));
  if (!isSettled && !isWarned) {
    isWarned = true;
    return 'unsaved';
  }
  const result = await sendLogout();
  if (!result.ok && result.failure.kind !== 'session') return result.failure;
  clearStorage();
  tellSignedOut();
  // The cart belonged to the session that has ended.
  cartWritten();
  onPageRestored(noteSignedOut);
  if (!navigate(LOGIN, 'logout')) noteSignedOut();
  return undefined;
}

/** Clears local storage and, in this tab's storage, the shopper's input: keys that begin with 'cb-'. */
function clearStorage(): void {
  try {
    localStorage.clear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('cb-')) sessionStorage.removeItem(key);
  } catch {
    // If storage is blocked, nothing was stored.
  }
}
