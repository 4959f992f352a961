import { atom, type ReadableAtom } from 'nanostores';
import type { Quarantine } from '../../api/checkout/checkout.ts';
import { writeStore } from '../store.ts';

/** A text that says why the shopper is still here. */
interface TextStop {
  kind: 'text';
  lines: readonly string[];
  /** The line that needs an answer first; it takes the focus. */
  lineId?: string;
  /** After reading this, the shopper may continue anyway. */
  mayGoOn?: boolean;
}

/** Items that may not be ordered; the shopper is asked about them. */
export interface RestrictedStop {
  kind: 'restricted';
  groups: Quarantine['groups'];
}

/** Why a shopper who wanted to leave the cart is still here [1 §8]. */
export type CheckoutStop =
  | RestrictedStop
  | TextStop
  /** The session has ended: shown once, with a link to sign in. */
  | { kind: 'session' }
  /** The server's own HTML. */
  | { kind: 'html'; messages: readonly string[] };

export function textStop(text: string): TextStop {
  return { kind: 'text', lines: [text] };
}

/** One island's attempts to leave the cart. */
export interface CheckoutAttempts {
  /** Why the last attempt failed; null if it didn't, or once the shopper has dismissed it. */
  $stop: ReadableAtom<CheckoutStop | null>;
  /** Makes another attempt. A question about restricted items stays open until the attempt has ended. */
  attempt(leave: () => Promise<CheckoutStop | null>): Promise<void>;
  dismiss(): void;
}

/** Creates the attempts of one island. Their code is in `checkout.ts`, which is loaded with the first attempt. */
export function createCheckoutAttempts(): CheckoutAttempts {
  const $stop = atom<CheckoutStop | null>(null);
  const show = (stop: CheckoutStop | null) => writeStore(() => $stop.set(stop));
  return {
    $stop,
    async attempt(leave) {
      if ($stop.get()?.kind !== 'restricted') show(null);
      show(await leave());
    },
    dismiss: () => show(null),
  };
}
