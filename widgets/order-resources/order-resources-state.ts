import { type OrderResourceList, readOrderResources } from '../../shared/api/orders/order-resources.ts';
import { readQuery } from '../../shared/page/page-query.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** One page's state. */
export interface OrderResourcesState {
  /** False where the page's query names no order: there is nothing to read. */
  isOrderNamed: boolean;
  resources: Resource<OrderResourceList>;
}

/** Makes the state of one page of resources [2 §2 Order resources]. */
export function createOrderResources(): OrderResourcesState {
  const query = readQuery();
  const order = { orderId: query.get('orderId') ?? '', productIds: query.get('productIds') ?? '' };
  return {
    isOrderNamed: Boolean(order.orderId || order.productIds),
    resources: createResource((signal) => readOrderResources(order, { signal })),
  };
}
