import { sendLogout } from '../api/logout.ts';
import type { Failure } from '../api/result.ts';
import { navigate } from '../page/navigate.ts';
import { cartWritten } from './revalidation.ts';
import { noteSignedOut, tellSignedOut } from './signed-out.ts';

/** Where the shopper is after signing out. */
const LOGIN = '/account/login?DPSLogout=true';

/**
 * Signs the shopper out, because they asked for it [2 §4]. Then local storage is cleared, the other tabs are told, and
 * the login page is opened. A server that no longer knows the shopper has done its part.
 * @returns the failure; undefined when the shopper is signed out
 */
export async function logOut(): Promise<Failure | undefined> {
  const result = await sendLogout();
  if (!result.ok && result.failure.kind !== 'session') return result.failure;
  clearLocalStorage();
  tellSignedOut();
  // The cart of this session is no longer theirs.
  cartWritten();
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) noteSignedOut();
  });
  if (!navigate(LOGIN, 'logout')) noteSignedOut();
  return undefined;
}

function clearLocalStorage(): void {
  try {
    localStorage.clear();
  } catch {
    // Where storage is blocked, nothing was stored.
  }
}
