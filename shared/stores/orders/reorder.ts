import { atom, type ReadableAtom } from 'nanostores';
import type { ReorderAction, ReorderPhase } from '../../domain/orders/reorder.ts';
import { loadModule } from '../../page/lazy/lazy-module.ts';
import { defineMessages } from '../../page/messages.ts';
import { report } from '../../page/report.ts';
import { writeStore } from '../store.ts';

const messages = defineMessages('shared', {
  reorderFailed: 'We couldn’t add this order to your cart. Please try again.',
});

/** The reorders of one island, one at a time. */
export interface Reorder {
  $phase: ReadableAtom<ReorderPhase>;
  /** Adds an order's items to the cart again; does nothing while another reorder is under way. */
  start(orderId: string): Promise<void>;
  /** Answers the question of phase 'choosing'; does nothing in any other phase. */
  choose(action: ReorderAction): Promise<void>;
  /**
   * Closes the question, the message or the dialog of the phase; a reorder that is under way continues.
   */
  close(): void;
}

/**
 * Creates the reorders of an island [2 §4]. The code that sends them (`run-reorder.ts`), and the cart with
 * it, is loaded with the first one. In phase 'merging' a reorder waits until the Merged Cart Notice
 * (`merge.ts`) is answered or put off.
 */
export function createReorder(): Reorder {
  const $phase = atom<ReorderPhase>({ kind: 'idle' });
  let running: Promise<void> | undefined;
  const show = (phase: ReorderPhase) => writeStore(() => $phase.set(phase));

  async function run(orderId: string, action?: ReorderAction): Promise<void> {
    // The dialog that asked for the action stays open until the reply.
    if (!action) show({ kind: 'sending', orderId });
    try {
      const { runReorder } = await loadModule(() => import('./run-reorder.ts'));
      show(await runReorder({ orderId, action, failedText: messages.reorderFailed, show }));
    } catch (error) {
      report('part-not-loaded', 'The code for reordering could not be loaded.', { error });
      show({ kind: 'refused', orderId, lines: [messages.reorderFailed] });
    }
  }

  function once(orderId: string, action?: ReorderAction): Promise<void> {
    running ??= run(orderId, action).finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    $phase,
    start: (orderId) => once(orderId),
    async choose(action) {
      const phase = $phase.get();
      if (phase.kind === 'choosing') await once(phase.orderId, action);
    },
    close() {
      if (!running) show({ kind: 'idle' });
    },
  };
}
