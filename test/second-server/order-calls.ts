/** Orders: the history, single orders, reorders, and resources [wire Orders]. */
import { clearCart } from '../../demo-pages/server/cart/change-cart.ts';
import { findProduct } from '../../demo-pages/server/catalogue/catalogue.ts';
import type { Order } from '../../demo-pages/server/orders/order.ts';
import { findOrder, type OrderSort, sortOrders } from '../../demo-pages/server/orders/order-book.ts';
import { resourceCategories } from '../../demo-pages/server/orders/resources.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { addToCartFrom } from './added-products.ts';
import { type Asked, expectBody, type SecondCall, textOf } from './call.ts';
import { orderDetail, orderRow } from './order-rows.ts';

function orderOf({ session }: Asked, id: unknown): Order {
  const order = findOrder(session.orders, session.kind, textOf(id));
  if (!order) throw new Refusal('We could not find this order in your account.');
  return order;
}

/** One page of the history, with the count of all orders. */
function pageOf({ write }: Asked, orders: readonly Order[], page: number, perPage: number): object {
  const shown = orders.slice((page - 1) * perPage, page * perPage);
  return { rows: shown.map((order) => orderRow(order, write)), totalCount: write.count(orders.length) };
}

function newestFirst({ session }: Asked): Order[] {
  return sortOrders(session.orders.history, 'jdeOrderNumber', false);
}

/** Flat resources that name their category, in `products` by turns with `categoryList` [wire Order resources]. */
function resources({ body, write }: Asked): object {
  const numbers = Array.isArray(body.productIds) ? body.productIds : textOf(body.productIds).split(',');
  const products = numbers.flatMap((number) => findProduct(textOf(number)) ?? []);
  const groups = resourceCategories(products) as { contentCategory: string; resources: object[] }[];
  const flat = groups.flatMap(({ contentCategory, resources }) =>
    resources.map((resource) => ({ ...resource, contentCategory })),
  );
  const orderMsg = `Resources for order ${textOf(body.orderId)}`;
  return write.turn([
    { orderMsg, products: flat, categoryList: null },
    { orderMsg, products: numbers, categoryList: flat },
    { orderMsg, products: groups },
  ]);
}

export const ORDER_CALLS: readonly SecondCall[] = [
  {
    method: 'GET',
    path: 'order/order-history-list',
    members: true,
    run: (asked) => pageOf(asked, newestFirst(asked), 1, 12),
  },
  {
    method: 'GET',
    path: 'order/order-history-sort-list/:by/:ascending/:page/:perPage',
    members: true,
    run(asked) {
      const { by, ascending, page, perPage } = asked.parameters;
      const orders = sortOrders(asked.session.orders.history, by as OrderSort, ascending === 'true');
      return pageOf(asked, orders, Number(page), Number(perPage));
    },
  },
  {
    method: 'GET',
    path: 'order/order-history-pagination/:perPage/:page/:totalCount',
    members: true,
    run(asked) {
      const { page, perPage } = asked.parameters;
      return pageOf(asked, newestFirst(asked), Number(page), Number(perPage));
    },
  },
  {
    method: 'GET',
    path: 'order/complete-order-history-url',
    members: true,
    run: ({ session: { kind }, portal }) => ({
      ordersPlusLink: `${portal}/orders`,
      linkMessage: 'View Complete Order History',
      accountFlag: kind.userType !== 2 ? '' : kind.siteType === 2 ? '14' : '2',
    }),
  },
  {
    method: 'GET',
    path: 'order/order-detail/:orderId/:userId',
    members: true,
    run(asked) {
      const order = orderOf(asked, asked.parameters.orderId);
      if (order.profileId !== asked.parameters.userId) throw new Refusal('This order is not yours.');
      return orderDetail(order, asked.write);
    },
  },
  {
    method: 'GET',
    path: 'order/order-detail-csr/:orderId/:isOrderTempB2I',
    members: true,
    run: (asked) => orderDetail(orderOf(asked, asked.parameters.orderId), asked.write),
  },
  {
    method: 'POST',
    path: 'order/reorder',
    members: true,
    writes: true,
    refusal: 'messages',
    run(asked) {
      const { lines } = orderOf(asked, asked.body.reorderOrderId);
      if (asked.session.cart.lines.length > 0) return { isCartModalFlag: asked.write.turn(['false', false]) };
      return { isCartModalFlag: asked.write.turn([1, 'true']), ...addToCartFrom(asked, lines) };
    },
  },
  {
    method: 'POST',
    path: 'order/reorder-from-modal',
    members: true,
    writes: true,
    refusal: 'messages',
    run(asked) {
      const { action, reorderOrderId } = asked.body;
      expectBody(action === 'keep' || action === 'clearCart');
      const { lines } = orderOf(asked, reorderOrderId);
      if (action === 'clearCart') clearCart(asked.session.cart);
      return addToCartFrom(asked, lines);
    },
  },
  {
    method: 'POST',
    path: 'profile/submit-temp-b2i-order',
    members: true,
    run(asked) {
      const order = orderOf(asked, asked.body.orderId);
      if (!asked.session.kind.staff || !order.isTempB2i || !order.organizationId) {
        throw new Refusal('This order cannot be submitted.');
      }
      Object.assign(order, { state: 'SUBMITTED', status: 'Submitted' });
      return { error: asked.write.turn(['false', false]) };
    },
  },
  { method: 'POST', path: 'order/order-resources', run: resources },
];
