import { atom, type ReadableAtom } from 'nanostores';
import { readAnyOrder, readOrder } from '../../shared/api/orders/order-detail.ts';
import type { DetailedOrder } from '../../shared/domain/orders/order-detail.ts';
import { lazyModule, loadModule } from '../../shared/page/lazy/lazy-module.ts';
import { report } from '../../shared/page/report.ts';
import { createReorder, type Reorder } from '../../shared/stores/orders/reorder.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';
import type { Submission } from './submit-order.tsx';

const seen = lazyModule(() => import('../../shared/stores/remembered-items.ts'));

/** The order to show, and how to read it. */
export type OrderReference =
  | { kind: 'own'; orderId: string; userId: string }
  /** Any customer's order, for customer service. */
  | { kind: 'any'; orderId: string; temporary: boolean };

/** The state of one order on the screen. The object stays the same; its stores change. */
export interface OrderDetailState {
  order: Resource<DetailedOrder>;
  reorder: Reorder;
  $submission: ReadableAtom<Submission>;
  /** Submits the temporary order [2 §4]; does nothing while it is being submitted. */
  submit(): Promise<void>;
  dismissSubmission(): void;
}

/** Creates the state of one order [2 §2]. */
export function createOrderDetail(reference: OrderReference): OrderDetailState {
  const $submission = atom<Submission>({ phase: 'idle' });
  const order = createResource(async (signal) => {
    if (reference.kind === 'any') return readAnyOrder(reference, { signal });
    const result = await readOrder(reference, { signal });
    if (result.ok) void seen.use(({ rememberOrder }) => rememberOrder(reference.userId, result.value));
    return result;
  });

  async function readAgain(): Promise<DetailedOrder | null> {
    await order.read();
    return order.$state.get().value;
  }

  return {
    order,
    reorder: createReorder(),
    $submission,
    async submit() {
      if ($submission.get().phase === 'sending') return;
      $submission.set({ phase: 'sending' });
      try {
        const { submit } = await loadModule(() => import('./submit-order.tsx'));
        $submission.set(await submit(reference.orderId, readAgain));
      } catch (error) {
        report('part-not-loaded', 'The code that submits orders could not be loaded.', {
          widget: 'order-detail',
          error,
        });
        $submission.set({ phase: 'failed', failure: { kind: 'refused', messages: [] } });
      }
    },
    dismissSubmission: () => $submission.set({ phase: 'idle' }),
  };
}
