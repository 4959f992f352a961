import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

export const LIST = 'GET order/order-history-list';
export const COMPLETE = 'GET order/complete-order-history-url';
export const REORDER = 'POST order/reorder';
export const CHOICE = 'POST order/reorder-from-modal';

export const MEMBER = {
  transient: false,
  profileId: 'p1',
  userType: 1,
  siteType: 1,
  hidePrice: 'false',
};

/** An order as the server sends it. */
export function orderRow(number: number, rest: object = {}) {
  return {
    orderId: `o${number}`,
    profileId: 'p1',
    webOrderId: `W${number}`,
    createdDate: '2025-05-28',
    total: '12.50',
    status: 'Shipped',
    quantity: 3,
    ...rest,
  };
}

/** A page of orders, numbered from `first`. */
export function ordersReply(first: number, count: number, totalCount: number) {
  const rows = Array.from({ length: count }, (_, index) => orderRow(first + index));
  return { result: 'success', response: { rows, totalCount } };
}

/** The history as a shopper finds it. */
export async function openHistory({
  query = '',
  profile = MEMBER,
  config = {},
  replies,
}: {
  query?: string;
  profile?: object;
  config?: object;
  replies: Replies;
}) {
  history.replaceState(null, '', `/account/order${query}`);
  printState({ profile, config });
  const requests = answerCalls(replies);
  const { OrderHistory } = await import('../../../../widgets/order-history/order-history.tsx');
  const page = await render(OrderHistory, {}, 'order-history');
  await settle();

  return {
    page,
    requests,
    ...screenOf(page),
    asked: () => requests.map(({ name }) => name.replace(/^GET order\/order-history-/, '')),
    numbers: () => [...page.querySelectorAll('tbody th')].map((th) => th.textContent),
    range: () => page.querySelector('.cb-orders__range')?.textContent,
    select: () => page.querySelector('select') as HTMLSelectElement,
    alert: () => page.querySelector('[role=alert]')?.textContent ?? '',
  };
}
