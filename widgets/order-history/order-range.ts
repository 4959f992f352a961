import { fill } from '../../shared/page/messages.ts';
import { messages } from './order-history-messages.ts';
import type { ShownOrders } from './order-history-state.ts';

/** Which orders are shown, in words: 'Orders 13–24 of 61'; one page holds all, or nobody knows how many there are. */
export function rangeText(shown: ShownOrders | null): string {
  if (!shown) return '';
  const { total, isOpenEnded, view } = shown;
  const first = (view.page - 1) * view.size + 1;
  const last = Math.min(total, first + view.size - 1);
  if (isOpenEnded) return fill(messages.openRange, { first, last });
  if (total === 1) return messages.oneOrder;
  return fill(total <= view.size ? messages.orders : messages.range, { first, last, total });
}
