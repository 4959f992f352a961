/**
 * The parts around the orders: notices, dialogs, further pages, the search, an empty history, the link to the
 * complete one. The build makes one file of this module and its exports, which is loaded when the first of
 * them is needed.
 */
import { type RefObject, useEffect, useState } from 'react';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import { PageNotices } from '../../shared/connected/page-notices.tsx';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { followScrollPosition } from '../../shared/page/storage/scroll-position.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/content/empty-state.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import type { Choosing } from './order-table.ts';

export { ReadFailure } from '../../shared/ui/failure.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
export { Pagination } from '../../shared/ui/table/pagination.tsx';
export { CompleteHistory } from './complete-history.tsx';
export { readUpToTheLast } from './history-pages.ts';
export { OrderSearch } from './order-search.tsx';
export { ReorderOutcome } from './reorder-outcome.tsx';

const loadChooseItems = () => import('./choose-past-items.tsx');
const ChoosePastItems = lazyComponent(loadChooseItems, ({ ChoosePastItems }) => ChoosePastItems);
const HistoryFiles = lazyComponent(
  () => import('./history-files.tsx'),
  ({ HistoryFiles }) => HistoryFiles,
);

const messages = defineMessages('order-history', {
  chooseOf: 'Choose items from order {number}…',
  saveAsFile: 'Save as a file',
  pageTitle: 'Page {page}, {title}',

  unreadable: 'We couldn’t show {count:one order|# orders} on this page.',

  empty: 'You have no online orders yet.',
  emptyHint: 'Once you place an order, you can view and reorder it here.',
  shop: 'Start Shopping',
});

interface HistoryHeadProps {
  /** The orders of the current page; undefined before it is read. */
  orders: readonly OrderRow[] | undefined;
  /** The page's number. */
  page: number | undefined;
  /** Whether this visitor sees prices. */
  priced: boolean;
}

/** Saves the page as a file, or prints it. Also names the browser's tab after the page. */
export function HistoryHead({ orders, page = 1, priced }: HistoryHeadProps) {
  const [filing, setFiling] = useState(false);
  const [title] = useState(document.title);
  useEffect(() => {
    document.title = page > 1 ? fill(messages.pageTitle, { page, title }) : title;
  }, [page, title]);
  useEffect(followScrollPosition, []);
  return (
    <div className="cb-orders__ways">
      {orders && orders.length > 0 && (
        <Button tone="link" onPress={() => setFiling(true)}>
          {messages.saveAsFile}
        </Button>
      )}
      <PrintButton />
      {orders && filing && <HistoryFiles orders={orders} priced={priced} onClose={() => setFiling(false)} />}
    </div>
  );
}

/**
 * The notices of the page, such as about a changed cart, and the open picker, which must be outside the table
 * whose row opens it.
 */
export function AboveOrders({ $choosing }: { $choosing: Choosing }) {
  const order = useStore($choosing);
  return (
    <>
      <PageNotices />
      {order && <ChoosePastItems key={order.id} order={order} onClose={() => $choosing.set(null)} />}
    </>
  );
}

/**
 * The button that opens the picker with the items of one order; renders nothing for a visitor who may not add
 * by item number.
 */
export function ChooseItems({ order, $choosing }: { order: OrderRow; $choosing: Choosing }) {
  const mayChoose = useStore($session, ({ visitor }) => permissionsFor(visitor, 'standard').mayQuickOrder);
  return mayChoose ? (
    <ChooseItemsButton
      label={fill(messages.chooseOf, { number: order.number })}
      tone="link"
      load={loadChooseItems}
      onPress={() => $choosing.set(order)}
    />
  ) : null;
}

/** Says that orders are missing from the page, because they could not be read. */
export function UnreadableOrders({ count }: { count: number }) {
  return <Notice tone="warning">{fill(messages.unreadable, { count })}</Notice>;
}

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
