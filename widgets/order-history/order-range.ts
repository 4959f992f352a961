import { fill } from '../../shared/page/wording.ts';
import type { ShownOrders } from './order-history-state.ts';
import { words } from './order-history-words.ts';

/** Which orders are shown, in words: 'Orders 13–24 of 61'; one page holds all, or nobody knows how many there are. */
export function rangeText(shown: ShownOrders | null): string {
  if (!shown) return '';
  const { total, isOpenEnded, view } = shown;
  const first = (view.page - 1) * view.size + 1;
  const last = Math.min(total, first + view.size - 1);
  if (isOpenEnded) return fill(words.openRange, { first, last });
  if (total === 1) return words.oneOrder;
  return fill(total <= view.size ? words.orders : words.range, { first, last, total });
}
