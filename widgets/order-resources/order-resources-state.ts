import { type OrderResourceList, readOrderResources } from '../../shared/api/orders/order-resources.ts';
import { readQuery } from '../../shared/page/links/page-query.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** The state of one page. */
export interface OrderResourcesState {
  /** Whether the page's query names an order. If not, nothing is read. */
  isOrderNamed: boolean;
  resources: Resource<OrderResourceList>;
}

/** Creates the state of one page of resources [2 §2 Order resources]. */
export function createOrderResources(): OrderResourcesState {
  const query = readQuery();
  const order = { orderId: query.get('orderId') ?? '', productIds: query.get('productIds') ?? '' };
  return {
    isOrderNamed: Boolean(order.orderId || order.productIds),
    resources: createResource((signal) => readOrderResources(order, { signal })),
  };
}
