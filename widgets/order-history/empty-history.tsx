import type { RefObject } from 'react';
import { defineMessages } from '../../shared/page/messages.ts';

const messages = defineMessages('order-history', {
  empty: 'You have no online orders yet.',
  shop: 'Start shopping',
});

/** An account without orders, and what to do next. */
export function EmptyHistory({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <div className="cb-orders__empty">
      <h2 className="cb-orders__empty-text" ref={heading} tabIndex={-1}>
        {messages.empty}
      </h2>
      <a className="cb-button" href="/">
        {messages.shop}
      </a>
      <div data-cb-place="empty" />
    </div>
  );
}
