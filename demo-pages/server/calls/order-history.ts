import type { Order } from '../orders/order.ts';
import { findOrder, type OrderSort, sortOrders } from '../orders/order-book.ts';
import { orderDetail } from '../orders/order-detail.ts';
import { orderRow } from '../orders/order-row.ts';
import type { UserKind } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import type { Call, CallContext } from './call.ts';

const FIRST_PAGE = 12;

/** More are not given at once. */
const LARGEST_PAGE = 60;

/** The calls that read the orders of an account [2 §7]. */
export const ORDER_HISTORY_CALLS: readonly Call[] = [
  {
    method: 'GET',
    path: 'order/order-history-list',
    membersOnly: true,
    run: (context) => rows(context, newestFirst(context), 1, FIRST_PAGE),
  },
  {
    method: 'GET',
    path: 'order/order-history-sort-list/:by(^(?:jdeOrderNumber|submittedDate)$)/:ascending(^(?:true|false)$)/:page(^\\d+$)/:perPage(^\\d+$)',
    membersOnly: true,
    run(context) {
      const { by, ascending, page, perPage } = context.parameters;
      const sorted = sortOrders(context.session.orders.history, by as OrderSort, ascending === 'true');
      return rows(context, sorted, Number(page), Number(perPage));
    },
  },
  {
    method: 'GET',
    path: 'order/order-history-pagination/:perPage(^\\d+$)/:page(^\\d+$)/:totalCount(^\\d+$)',
    membersOnly: true,
    run(context) {
      const { page, perPage } = context.parameters;
      return rows(context, newestFirst(context), Number(page), Number(perPage));
    },
  },
  {
    method: 'GET',
    path: 'order/order-detail/:orderId/:userId',
    membersOnly: true,
    asText: true,
    run(context) {
      const { orderId = '', userId } = context.parameters;
      const order = readableOrder(context, orderId);
      if (order.profileId !== userId) throw unknownOrder();
      return orderDetail(order, context.vary);
    },
  },
  {
    method: 'GET',
    path: 'order/order-detail-csr/:orderId/:isOrderTempB2I(^(?:true|false)$)',
    membersOnly: true,
    asText: true,
    run(context) {
      if (!context.session.kind.staff) throw unknownOrder();
      return orderDetail(readableOrder(context, context.parameters.orderId ?? ''), context.vary);
    },
  },
  {
    method: 'GET',
    path: 'order/complete-order-history-url',
    membersOnly: true,
    run: ({ session: { kind }, portal, vary }) => ({
      ordersPlusLink: `${portal}/orders`,
      linkMessage: 'View Complete Order History',
      accountFlag: vary.number(accountFlag(kind)),
    }),
  },
];

/** Gives an order that the visitor may read, or refuses it in the words for one that does not exist. */
export function readableOrder({ session: { orders, kind } }: CallContext, id: string): Order {
  const order = findOrder(orders, kind, id);
  if (!order) throw unknownOrder();
  return order;
}

/** What an account sees before it sorts [2 §9]. */
function newestFirst({ session }: CallContext): Order[] {
  return sortOrders(session.orders.history, 'jdeOrderNumber', false);
}

function unknownOrder(): Refusal {
  return new Refusal('We could not find this order in your account.', 'orderNotFound', 'orderId');
}

function rows({ vary }: CallContext, orders: readonly Order[], page: number, perPage: number): object {
  if (page < 1 || perPage < 1 || perPage > LARGEST_PAGE) {
    throw new Refusal('This page of your orders does not exist.', 'invalidPage', 'page');
  }
  const shown = orders.slice((page - 1) * perPage, page * perPage);
  return { rows: shown.map((order) => orderRow(order, vary)), totalCount: vary.number(orders.length) };
}

/** 2 for an organization, on the contract site the number of its accounts, nothing for everybody else. */
function accountFlag({ userType, siteType }: UserKind): number {
  if (userType !== 2) return 0;
  return siteType === 2 ? 14 : 2;
}
