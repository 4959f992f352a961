import type { RefObject } from 'react';
import { messages } from './order-history-messages.ts';

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
    </div>
  );
}
