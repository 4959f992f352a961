/** Signing out. It is not part of the first load: it comes when somebody signs out. */
import { sendLogout } from '../../shared/api/account/logout.ts';
import type { Failure } from '../../shared/domain/failure.ts';
import { onPageRestored } from '../../shared/page/history-navigation.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { cartWritten } from '../../shared/stores/revalidation.ts';
import { noteSignedOut, tellSignedOut } from '../../shared/stores/signed-out.ts';

/** Where the shopper is after signing out. */
const LOGIN = '/account/login?DPSLogout=true';

/**
 * Signs the shopper out because they asked for it [2 §4]. Then local storage is cleared, the other tabs are told, and
 * the login page opens. When the server no longer knows the shopper, they are signed out already.
 * @returns the failure; undefined when the shopper is signed out
 */
export async function signOut(): Promise<Failure | undefined> {
  const result = await sendLogout();
  if (!result.ok && result.failure.kind !== 'session') return result.failure;
  clearStorage();
  tellSignedOut();
  // The cart of this session is no longer theirs.
  cartWritten();
  onPageRestored(noteSignedOut);
  if (!navigate(LOGIN, 'logout')) noteSignedOut();
  return undefined;
}

/** Local storage, and of this tab's storage what the shopper has typed: the drafts, whose names begin with 'cb-'. */
function clearStorage(): void {
  try {
    localStorage.clear();
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('cb-')) sessionStorage.removeItem(key);
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
