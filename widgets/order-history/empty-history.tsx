import type { RefObject } from 'react';
import { defineMessages } from '../../shared/page/messages.ts';
import { EmptyState } from '../../shared/ui/content/empty-state.tsx';

const messages = defineMessages('order-history', {
  empty: 'You have no online orders yet.',
  emptyHint: 'What you order here can be looked up and ordered again.',
  shop: 'Start Shopping',
});

/** An account without orders, and what to do next. */
export function EmptyHistory({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  return (
    <>
      <EmptyState text={messages.empty} hint={messages.emptyHint} heading={heading}>
        <a className="cb-button" data-tone="primary" href="/">
          {messages.shop}
        </a>
      </EmptyState>
      <div data-cb-place="empty" />
    </>
  );
}
