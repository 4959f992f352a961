import { atom, type ReadableAtom } from 'nanostores';
import { createLatestRead } from '../../shared/api/latest-read.ts';
import { readAnyOrder, readOrder } from '../../shared/api/order-detail.ts';
import type { Failure } from '../../shared/api/result.ts';
import type { OrderDetail } from '../../shared/domain/order-detail.ts';
import { loadPart } from '../../shared/page/load-part.ts';
import { onPageRestored } from '../../shared/page/page-restored.ts';
import { report } from '../../shared/page/report.ts';
import { createReorder, type Reorder } from '../../shared/stores/reorder.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';

/** Which order is to be shown, and how it is asked for. */
export type OrderReference =
  | { kind: 'own'; orderId: string; userId: string }
  /** As customer service. */
  | { kind: 'any'; orderId: string; temporary: boolean };

/** The order as far as it has been read. */
export type OrderReading =
  | { phase: 'loading' }
  | { phase: 'ready'; order: OrderDetail }
  | { phase: 'failed'; failure: Failure };

/** How submitting the order has gone so far. */
export type Submission =
  | { phase: 'idle' | 'sending' | 'submitted' }
  | { phase: 'failed'; failure: Pick<Failure, 'kind' | 'messages' | 'status'> };

/** What one order on the screen knows: the object stays, its stores change. */
export interface OrderDetailState {
  $reading: ReadableAtom<OrderReading>;
  $submission: ReadableAtom<Submission>;
  reorder: Reorder;
  /** Reads the order, also once more; gives the way to stop. */
  open(reference: OrderReference): () => void;
  /** Submits the temporary order that was opened [2 §4]. */
  submit(orderId: string): Promise<void>;
  dismissSubmission(): void;
}

/** Makes the state of one order. */
export function createOrderDetail(): OrderDetailState {
  const $reading = atom<OrderReading>({ phase: 'loading' });
  const $submission = atom<Submission>({ phase: 'idle' });
  const reads = createLatestRead();
  let reference: OrderReference | undefined;
  let stopFollowing = (): void => {};

  /** @returns why it could not be read */
  async function read(wanted: OrderReference): Promise<Failure | undefined> {
    const result = await reads.run((signal) =>
      wanted.kind === 'any' ? readAnyOrder(wanted, { signal }) : readOrder(wanted, { signal }),
    );
    if (!result) return undefined;
    if (result.ok) {
      $reading.set({ phase: 'ready', order: result.value });
      return undefined;
    }
    const { failure } = result;
    if (failure.kind === 'session') markSessionEnded();
    // An order that is there stays when reading it again fails.
    if ($reading.get().phase !== 'ready') $reading.set({ phase: 'failed', failure });
    return failure;
  }

  /** A page that is restored from the back/forward cache is from before; whoever has signed out meanwhile left it. */
  async function onRestored(wanted: OrderReference): Promise<void> {
    const failure = await read(wanted);
    if (failure?.kind === 'session') $reading.set({ phase: 'failed', failure });
  }

  async function readAgain(): Promise<OrderDetail | undefined> {
    if (reference) await read(reference);
    const reading = $reading.get();
    return reading.phase === 'ready' ? reading.order : undefined;
  }

  return {
    $reading,
    $submission,
    reorder: createReorder(),
    open(wanted) {
      reference = wanted;
      $reading.set({ phase: 'loading' });
      void read(wanted);
      stopFollowing();
      stopFollowing = onPageRestored(() => void onRestored(wanted));
      return () => {
        stopFollowing();
        reads.end();
      };
    },
    async submit(orderId) {
      if ($submission.get().phase === 'sending') return;
      $submission.set({ phase: 'sending' });
      try {
        const { submit } = await loadPart(() => import('./submit-order.ts'));
        $submission.set(await submit(orderId, readAgain));
      } catch (error) {
        report('The code that submits orders could not be loaded.', error);
        $submission.set({ phase: 'failed', failure: { kind: 'refused', messages: [] } });
      }
    },
    dismissSubmission: () => $submission.set({ phase: 'idle' }),
  };
}
