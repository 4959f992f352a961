/**
 * Signing out affects every tab of the shop. The other tabs learn only that it happened. Each then says so itself,
 * because it still shows who the shopper was. The header does the signing out.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { joinTabs } from '../../page/storage/other-tabs.ts';
import { $session, markSessionEnded } from '../session.ts';
import { writeStore } from '../store.ts';

const $state = atom(false);
let tellTabs: ReturnType<typeof joinTabs> | undefined;

/** True once the shopper has signed out, here or in another tab, while this page still shows who they were. */
export const $signedOut: ReadableAtom<boolean> = $state;

/** Starts listening to the other tabs. A second call does nothing. */
export function followSignOut(): void {
  tellTabs ??= joinTabs('logout', noteSignedOut);
}

/** Tells the other tabs that the shopper has signed out. */
export function tellSignedOut(): void {
  followSignOut();
  tellTabs?.();
}

/** Marks this page as loaded before the shopper signed out. A guest's page shows nothing personal, so it stays. */
export function noteSignedOut(): void {
  if ($session.get().visitor.guest) return;
  markSessionEnded();
  writeStore(() => $state.set(true));
}
