import { atom, type ReadableAtom } from 'nanostores';
import type { Quarantine } from '../../api/checkout/checkout.ts';
import { missingPart } from '../../page/messages.ts';
import { report } from '../../page/report.ts';
import { writeStore } from '../store.ts';

/** The phase of an attempt to leave the cart, for checkout or otherwise. 'leaving' lasts until the page is gone,
 * or it is clear that the next one does not come. */
export type CheckoutPhase = 'idle' | 'checking' | 'leaving';

const $phase = atom<CheckoutPhase>('idle');

/** Whether an attempt to leave the cart is under way, by whichever island. */
export const $checkout: ReadableAtom<CheckoutPhase> = $phase;

/** Sets the phase. Only modules that lead away from the cart call it. */
export function setCheckoutPhase(phase: CheckoutPhase): void {
  writeStore(() => $phase.set(phase));
}

/** Why a shopper who wanted to leave the cart is still here [1 §8]. */
export type CheckoutStop =
  /** Items that may not be ordered: the shopper is asked about them. */
  | { kind: 'restricted'; groups: Quarantine['groups'] }
  /**
   * `lineId`: the line that has to be answered at first; the focus goes there. `mayGoOn`: now that they have been told
   * the shopper may go on all the same.
   */
  | { kind: 'text'; lines: readonly string[]; lineId?: string; mayGoOn?: boolean }
  /** The session has ended: said once, with the way to sign in. */
  | { kind: 'session' }
  /** The server's own HTML. */
  | { kind: 'html'; messages: readonly string[] };

/** The attempts of one island to lead on from the cart. */
export interface CheckoutAttempts {
  /** Why the last attempt ended here; null when it did not, or the shopper has seen why. */
  $stop: ReadableAtom<CheckoutStop | null>;
  /** Makes another attempt. A question about restricted items stays until it has ended. */
  attempt(leave: () => Promise<CheckoutStop | null>): Promise<void>;
  dismiss(): void;
}

/** Makes the attempts of one island; what they do is in `checkout.ts`, which is loaded with the first. */
export function createCheckoutAttempts(): CheckoutAttempts {
  const $stop = atom<CheckoutStop | null>(null);
  const show = (stop: CheckoutStop | null) => writeStore(() => $stop.set(stop));
  return {
    $stop,
    async attempt(leave) {
      if ($stop.get()?.kind !== 'restricted') show(null);
      show(
        await leave().catch((error): CheckoutStop => {
          report('part-not-loaded', missingPart.partMissing, { error });
          return { kind: 'text', lines: [missingPart.partMissing] };
        }),
      );
    },
    dismiss: () => show(null),
  };
}
