/**
 * The parts that the first picture of a history does not need: the search, further pages, dialogs, failures, the link to the
 * complete history. They are one file, loaded with the first that is needed.
 */
import { useEffect, useMemo, useState } from 'react';
import {
  type CompleteOrderHistory,
  readCompleteOrderHistory,
} from '../../shared/api/orders/complete-order-history.ts';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import type { ReorderPhase } from '../../shared/domain/orders/reorder.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { report } from '../../shared/page/report.ts';
import { $cartCount } from '../../shared/stores/cart/cart-count.ts';
import { useMergeDialog } from '../../shared/stores/cart/merge.ts';
import { usePageNotices } from '../../shared/stores/notices.ts';
import type { Reorder } from '../../shared/stores/orders/reorder.ts';
import { createResource } from '../../shared/stores/resource.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { FocusedProblem, Lines } from '../../shared/ui/failure.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Notices } from '../../shared/ui/notices.tsx';
import { ReorderAdded } from '../../shared/ui/orders/reorder-added.tsx';
import { ReorderDialogs } from '../../shared/ui/orders/reorder-dialogs.tsx';
import type { Choosing } from './order-history-state.ts';

export { ReadFailure } from '../../shared/ui/failure.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
export { Pagination } from '../../shared/ui/table/pagination.tsx';
export { EmptyHistory } from './empty-history.tsx';
export { readUpToTheLast } from './history-pages.ts';
export { OrderSearch } from './order-search.tsx';

const loadChooseItems = () => import('./choose-past-items.tsx');
const ChoosePastItems = lazyPart(loadChooseItems, ({ ChoosePastItems }) => ChoosePastItems);

const messages = defineMessages('order-history', {
  chooseOf: 'Choose items of order {number}…',
  saveAsFile: 'Save as a file',
  pageTitle: 'Page {page}, {title}',

  oneUnreadable: 'One order on this page could not be shown.',
  unreadable: '{count} orders on this page could not be shown.',

  completeTitle: 'Complete Order History',
  completeText:
    'See all orders of your organization, placed online and offline, with its invoices, payments and vouchers.',
  completePayment: 'Contact customer service to enable online invoice payment.',
  completePhone: 'Customer service: {phone}',
  completeLink: 'View complete order history',
});

const HistoryFiles = lazyPart(
  () => import('./history-files.tsx'),
  ({ HistoryFiles }) => HistoryFiles,
);

interface HistoryHeadProps {
  /** The orders of the page that is shown; undefined before it is read. */
  orders: readonly OrderRow[] | undefined;
  /** Its number. */
  page: number | undefined;
  /** Whether this visitor is shown prices. */
  priced: boolean;
}

/** What can be made of the page: a file, a sheet of paper. The window is named after it, too. */
export function HistoryHead({ orders, page = 1, priced }: HistoryHeadProps) {
  const [filing, setFiling] = useState(false);
  const [title] = useState(document.title);
  useEffect(() => {
    document.title = page > 1 ? fill(messages.pageTitle, { page, title }) : title;
  }, [page, title]);
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

/** Says that orders are missing from the page, since they could not be read. */
export function UnreadableOrders({ count }: { count: number }) {
  return (
    <Notice tone="warning">
      {count === 1 ? messages.oneUnreadable : fill(messages.unreadable, { count })}
    </Notice>
  );
}

/**
 * The place of the page's notices, such as that another item of the cart has changed; and the picker as long as it is
 * open, which has to stand outside of the table whose row opens it.
 */
export function AboveOrders({ $choosing }: { $choosing: Choosing }) {
  const order = useStore($choosing);
  return (
    <>
      <Notices {...usePageNotices()} />
      {order && <ChoosePastItems key={order.id} order={order} onClose={() => $choosing.set(null)} />}
    </>
  );
}

/** Opens the picker with the items of one order; nothing where this visitor may not add by item number. */
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

interface ReorderProblemProps {
  /** What the server says against it, and what was added all the same, each in a line of its own [2 §8 Reorder]. */
  refusal: Extract<ReorderPhase, { kind: 'refused' }>;
  onDismiss: () => void;
}

/** Why an order was not put into the cart, or not all of it [2 §2 Order errors]. */
function ReorderProblem({ refusal, onDismiss }: ReorderProblemProps) {
  const { lines, added } = refusal;
  return (
    <>
      <FocusedProblem problem={lines} onDismiss={onDismiss}>
        <Lines lines={lines} />
      </FocusedProblem>
      <ReorderAdded lines={added} />
    </>
  );
}

/** The question or the answer that a reorder has come to [2 §2 Keep or replace, §4 Reorder]. */
export function ReorderOutcome({ phase, reorder }: { phase: ReorderPhase; reorder: Reorder }) {
  const merge = useMergeDialog();
  const { visitor } = useStore($session);
  const inCart = useStore($cartCount) ?? visitor.cartCount ?? null;
  if (phase.kind === 'refused') return <ReorderProblem refusal={phase} onDismiss={reorder.close} />;
  return (
    <ReorderDialogs
      phase={phase}
      onChoose={reorder.choose}
      onClose={reorder.close}
      inCart={inCart}
      merge={merge}
    />
  );
}

/**
 * Leads an organisation's buyers to all of its orders, those made elsewhere included [2 §2]. Where the address cannot
 * be read the section is left out, and the console has the reason.
 */
export function CompleteHistory({ profileId = '' }: { profileId: string | undefined }) {
  const complete = useMemo(() => createCompleteHistory(profileId), [profileId]);
  useEffect(() => complete.open(), [complete]);
  const { value } = useStore(complete.$state);
  const headingId = useUniqueId();
  if (!value?.offered) return null;
  const { phone } = configuration();
  return (
    <section className="cb-orders__complete" aria-labelledby={headingId}>
      <h2 className="cb-orders__complete-title" id={headingId}>
        {messages.completeTitle}
      </h2>
      <p className="cb-orders__text">{messages.completeText}</p>
      <p className="cb-orders__text">
        {messages.completePayment} {phone && fill(messages.completePhone, { phone })}
      </p>
      {value.url && (
        <a className="cb-button" data-tone="primary" href={value.url}>
          {value.linkText ?? messages.completeLink}
        </a>
      )}
    </section>
  );
}

/** The way to the complete history; its address is left out where this page may not lead to it. */
function createCompleteHistory(profileId: string) {
  return createResource<CompleteOrderHistory>(async (signal) => {
    const result = await readCompleteOrderHistory(profileId, { signal });
    if (result.ok) return { ok: true, value: checked(result.value) };
    if (!signal.aborted)
      report(
        'read-failed',
        'The way to the complete order history could not be read.',
        { widget: 'order-history' },
        result.failure,
      );
    return result;
  });
}

function checked(history: CompleteOrderHistory): CompleteOrderHistory {
  const { offered, url } = history;
  const safe = pageUrl(url, 'link') ?? undefined;
  if (offered && !safe) {
    report(
      'address-refused',
      'The complete order history is at an address that this page may not lead to.',
      { widget: 'order-history' },
      url,
    );
  }
  return { ...history, url: safe };
}
