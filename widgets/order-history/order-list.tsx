import { type RefObject, useMemo, useState } from 'react';
import { ORDER_PAGE_SIZES } from '../../shared/domain/orders/order-history.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import type { Reorder } from '../../shared/stores/orders/reorder.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { PageSize } from '../../shared/ui/table/page-size.tsx';
import { orderColumns } from './order-columns.tsx';
import { loadHistorySurroundings, rangeText } from './order-history-state.ts';
import type { Choosing, OrderTable, ShownOrders } from './order-table.ts';

const messages = defineMessages('order-history', {
  perPage: 'Orders per page',
  pages: 'Pages of your orders',
});

const ChooseItems = lazyComponent(loadHistorySurroundings, ({ ChooseItems }) => ChooseItems);
const UnreadableOrders = lazyComponent(loadHistorySurroundings, ({ UnreadableOrders }) => UnreadableOrders);
const Pagination = lazyComponent(loadHistorySurroundings, ({ Pagination }) => Pagination);
const OrderSearch = lazyComponent(loadHistorySurroundings, ({ OrderSearch }) => OrderSearch);

/** Up to this many orders, there are no page links [2 §9 Order history]. */
const WITHOUT_PAGES = 12;

interface OrderListProps {
  /** The name of the table. */
  caption: string;
  history: OrderTable;
  reorder: Reorder;
  $choosing: Choosing;
  /** Whether this visitor sees prices [2 §6 Prices]. */
  priced: boolean;
  shown: ShownOrders;
  /** Gets the focus after a change of page. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The orders of one page, with the controls for the page, its size and the sort order [2 §2 Order history]. */
export function OrderList(props: OrderListProps) {
  const { caption, history, reorder, $choosing, priced, shown, heading } = props;
  const { query, busy } = useStore(history.$state);
  const [isSearching, setSearching] = useState(false);
  const columns = useMemo(
    () => orderColumns(priced, reorder, (order) => <ChooseItems order={order} $choosing={$choosing} />),
    [priced, reorder, $choosing],
  );
  const { rows, sort, total, isOpenEnded, unreadable } = shown;

  async function resize(size: number): Promise<void> {
    const isShown = await history.show({ page: 1, size }, 'push');
    const { shown: now } = history.$state.get();
    if (isShown && now) announce(rangeText(now));
  }

  async function turn(page: number): Promise<void> {
    if (await history.show({ page }, 'push')) heading.current?.focus();
  }

  return (
    <>
      <div className="cb-orders__bar">
        <h2 className="cb-orders__range" ref={heading} tabIndex={-1}>
          {rangeText(shown)}
        </h2>
        <PageSize label={messages.perPage} sizes={ORDER_PAGE_SIZES} size={query.size} onSize={resize} />
      </div>
      {unreadable > 0 && <UnreadableOrders count={unreadable} />}
      <div className="cb-orders__search">
        <OrderSearch history={history} columns={columns} onSearching={setSearching} />
      </div>
      {!isSearching && (
        <DataTable
          caption={caption}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sort={sort}
          onSort={history.sortBy}
          busy={busy}
        />
      )}
      {(total > WITHOUT_PAGES || isOpenEnded) && (
        <Pagination
          label={messages.pages}
          page={query.page}
          pageCount={Math.ceil(total / query.size) + (isOpenEnded ? 1 : 0)}
          hrefOf={history.hrefOf}
          onPage={turn}
        />
      )}
      <div data-cb-place="after-orders" />
    </>
  );
}
