import type { Order } from '../../orders/order.ts';
import { type OrderSort, sortOrders } from '../../orders/order-book.ts';
import type { UserKind } from '../../user-kinds.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { Variation } from '../../wire/variation.ts';
import type { Call, CallContext } from '../call.ts';

const FIRST_PAGE = 12;

/** The maximum page size. */
const LARGEST_PAGE = 60;

/** The calls that list an account's orders, and the call that links to the orders outside of the shop [2 §7]. */
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
    path: 'order/complete-order-history-url',
    membersOnly: true,
    run: ({ session: { kind }, portal, vary }) => ({
      ordersPlusLink: `${portal}/orders`,
      linkMessage: 'View Complete Order History',
      accountFlag: vary.number(accountFlag(kind)),
    }),
  },
];

/** The default sort order [2 §9 Order history]. */
function newestFirst({ session }: CallContext): Order[] {
  return sortOrders(session.orders.history, 'jdeOrderNumber', false);
}

function rows({ vary }: CallContext, orders: readonly Order[], page: number, perPage: number): object {
  if (page < 1 || perPage < 1 || perPage > LARGEST_PAGE) {
    throw new Refusal('This page of your orders does not exist.', 'invalidPage', 'page');
  }
  const shown = orders.slice((page - 1) * perPage, page * perPage);
  return { rows: shown.map((order) => orderRow(order, vary)), totalCount: vary.number(orders.length) };
}

/** Returns `OrderRow` of the wire contract. */
function orderRow(order: Order, vary: Variation): object {
  return {
    orderId: order.id,
    profileId: order.profileId,
    webOrderId: order.webOrderId,
    jdeOrderNumber: vary.text(order.jdeOrderNumber),
    createdDate: vary.date(order.createdOn),
    submittedDate: vary.date(order.submittedOn),
    total: vary.money(order.charges.total),
    status: order.status,
    quantity: vary.number(order.lines.reduce((sum, { quantity }) => sum + quantity, 0)),
  };
}

/** Returns 2 for an organization, the number of its accounts on the contract site, and nothing for everybody else. */
function accountFlag({ userType, siteType }: UserKind): number {
  if (userType !== 2) return 0;
  return siteType === 2 ? 14 : 2;
}
