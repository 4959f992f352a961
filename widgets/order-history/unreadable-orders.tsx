import { fill } from '../../shared/page/wording.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { laterWords as words } from './order-history-later-words.ts';

/** Says that orders are missing from the page, since they could not be read. */
export function UnreadableOrders({ count }: { count: number }) {
  return (
    <Notice tone="warning">{count === 1 ? words.oneUnreadable : fill(words.unreadable, { count })}</Notice>
  );
}
