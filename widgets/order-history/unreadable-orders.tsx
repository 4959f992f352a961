import { fill } from '../../shared/page/messages.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { lazyMessages as messages } from './order-history-lazy-messages.ts';

/** Says that orders are missing from the page, since they could not be read. */
export function UnreadableOrders({ count }: { count: number }) {
  return (
    <Notice tone="warning">
      {count === 1 ? messages.oneUnreadable : fill(messages.unreadable, { count })}
    </Notice>
  );
}
