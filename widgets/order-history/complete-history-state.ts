import { atom, type ReadableAtom } from 'nanostores';
import { readCompleteOrderHistory } from '../../shared/api/complete-order-history.ts';
import { safeUrl } from '../../shared/domain/safe-url.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { report } from '../../shared/page/report.ts';

/** The way to the complete history, where this account has one. */
export interface CompleteHistoryLink {
  /** Absent where the server's address may not be followed. */
  href?: string;
  /** The server's words for it. */
  text?: string;
}

/** One section's state. */
export interface CompleteHistoryState {
  /** Null until it is known that there is one. */
  $link: ReadableAtom<CompleteHistoryLink | null>;
  /** Asks for it; gives the way to stop. */
  read(profileId: string): () => void;
}

/**
 * Makes the state of the section on the complete history [2 §2]. When it cannot be read there is none; the
 * console has the reason.
 */
export function createCompleteHistory(): CompleteHistoryState {
  const $link = atom<CompleteHistoryLink | null>(null);

  function read(profileId: string): () => void {
    const reading = new AbortController();
    void readCompleteOrderHistory(profileId, { signal: reading.signal }).then((result) => {
      if (reading.signal.aborted) return;
      if (!result.ok) report('The way to the complete order history could not be read.', result.failure);
      else if (result.value.offered) $link.set(checked(result.value));
    });
    return () => reading.abort();
  }

  return { $link, read };
}

function checked({ url, linkText }: { url?: string; linkText?: string }): CompleteHistoryLink {
  const href = safeUrl(url, { base: location.href, allow: configuration().externalOrigins, kind: 'link' });
  if (!href) report('The complete order history is at an address that this page may not lead to.', url);
  return { href: href ?? undefined, text: linkText };
}
