/**
 * Tells a tab from its copy. Browsers copy a tab's storage when the tab is duplicated or opens a window. Only
 * one of the two tabs may then report or resend the unfinished work in it.
 */
import { requestLock } from './request-lock.ts';
import type { StoredKey } from './stored-data.ts';

const KEY = 'cb-tab' satisfies StoredKey;

/** How long a page that is going away may keep its claim. After that, another tab has it. */
const PATIENCE_MS = 2000;

let claim: Promise<boolean> | undefined;

/**
 * Claims the tab's storage until the page is left. Call it before taking over anything in the storage, and
 * when storing anything that outlives the page.
 * @returns false if the storage is a copy and the original tab is still open, which then owns the content;
 *   always true if the browser has no locks (old browsers, http)
 */
export function claimTab(): Promise<boolean> {
  claim ??= takeClaim();
  return claim;
}

async function takeClaim(): Promise<boolean> {
  const id = readId();
  if (!id || (await hold(id))) return true;
  // From now on, this tab has its own storage.
  const own = writeId();
  if (own) void hold(own);
  return false;
}

/** Holds the lock of a tab until the page is left. @returns false if another page still has it */
function hold(id: string): Promise<boolean> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS);
  return new Promise((resolve) => {
    requestLock(`cb-tab:${id}`, { signal: waiting.signal }, () => {
      resolve(true);
      return new Promise<void>((release) => releaseWhenLeft(release));
    })
      // There may be no locks, or they may be forbidden, such as in a frame without storage.
      .catch(() => resolve(!waiting.signal.aborted))
      .finally(() => clearTimeout(timer));
  });
}

/**
 * A page with a lock can't stay in the back/forward cache, so it is released, and taken again when the page is restored.
 * Firefox decides earlier, so it loads the page again on Back.
 */
function releaseWhenLeft(release: () => void): void {
  addEventListener(
    'pagehide',
    () => {
      claim = undefined;
      release();
    },
    { once: true, signal: undefined },
  );
  addEventListener('pageshow', ({ persisted }) => persisted && claimTab(), {
    once: true,
    signal: undefined,
  });
}

function readId(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? writeId();
  } catch {
    return null;
  }
}

/** @returns the new id; null if storage is blocked: then there is nothing to copy */
function writeId(): string | null {
  const id = `${Date.now()}.${Math.random()}`;
  try {
    sessionStorage.setItem(KEY, id);
    return id;
  } catch {
    return null;
  }
}
