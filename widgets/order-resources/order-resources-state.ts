import { atom, type ReadableAtom } from 'nanostores';
import { type OrderResources, readOrderResources } from '../../shared/api/order-resources.ts';
import type { Failure } from '../../shared/api/result.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';

/** What the page shows: nothing yet, the resources, why there are none, or that no order was named. */
export type OrderResourcesView =
  | { phase: 'loading' }
  | { phase: 'ready'; resources: OrderResources }
  | { phase: 'failed'; failure: Failure }
  | { phase: 'not-asked' };

/** One page's state. */
export interface OrderResourcesState {
  $view: ReadableAtom<OrderResourcesView>;
  /** Reads what goes with the order that the page's query names. */
  read(): Promise<void>;
  /** Reads and gives the way to stop. */
  start(): () => void;
}

/** Makes the state of one page of resources [2 §2, Order resources page]. */
export function createOrderResources(): OrderResourcesState {
  const $view = atom<OrderResourcesView>({ phase: 'loading' });
  let reading = new AbortController();

  async function read(): Promise<void> {
    const query = readQuery();
    const order = { orderId: query.get('orderId') ?? '', productIds: query.get('productIds') ?? '' };
    reading.abort();
    const current = new AbortController();
    reading = current;
    if (!order.orderId && !order.productIds) return $view.set({ phase: 'not-asked' });
    $view.set({ phase: 'loading' });
    const result = await readOrderResources(order, { signal: current.signal });
    if (current.signal.aborted) return;
    if (result.ok) return $view.set({ phase: 'ready', resources: result.value });
    if (result.failure.kind === 'session') markSessionEnded();
    $view.set({ phase: 'failed', failure: result.failure });
  }

  return {
    $view,
    read,
    start() {
      void read();
      return () => reading.abort();
    },
  };
}
