import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import type { Failure } from '../../shared/api/result.ts';
import { readVoucherConfirmation } from '../../shared/api/voucher.ts';
import type { VoucherConfirmation } from '../../shared/domain/voucher.ts';
import { announce } from '../../shared/page/announce.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { messages } from './voucher-confirmation-messages.ts';

/** What is known of the vouchers; nothing at all while they are read. */
export interface VoucherView {
  redeemed: VoucherConfirmation | null;
  failure: Failure | null;
}

/** One confirmation's state. */
export interface VoucherConfirmationState {
  $view: ReadableAtom<VoucherView>;
  /** Reads the vouchers, also once more. */
  read(): Promise<void>;
  /** Ends a reading under way. */
  end(): void;
}

/** Makes the state of one voucher confirmation [2 §2]. */
export function createVoucherConfirmation(): VoucherConfirmationState {
  const $view = atom<VoucherView>({ redeemed: null, failure: null });
  const reading = createLatestRead();

  async function read(): Promise<void> {
    $view.set({ redeemed: null, failure: null });
    const result = await reading.run((signal) => readVoucherConfirmation({ signal }));
    if (!result) return;
    if (result.ok) {
      $view.set({ redeemed: result.value, failure: null });
      announce(messages.processed);
      return;
    }
    if (result.failure.kind === 'session') markSessionEnded();
    $view.set({ redeemed: null, failure: result.failure });
  }

  return { $view, read, end: () => reading.end() };
}
