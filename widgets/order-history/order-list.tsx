import { type RefObject, useMemo } from 'react';
import { ORDER_PAGE_SIZES } from '../../shared/domain/order-view.ts';
import { nextSort } from '../../shared/domain/sort.ts';
import { announce } from '../../shared/page/announce.ts';
import type { Reorder } from '../../shared/stores/reorder.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { PageSize } from '../../shared/ui/page-size.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { loadLazyPart } from './load-lazy-part.ts';
import { orderColumns } from './order-columns.tsx';
import { messages } from './order-history-messages.ts';
import type { OrderHistoryState, ShownOrders } from './order-history-state.ts';
import { rangeText } from './order-range.ts';

const UnreadableOrders = lazyPart(async () => (await loadLazyPart()).UnreadableOrders);

/** Up to so many orders there are no page links [2 §9]. */
const WITHOUT_PAGES = 12;

interface OrderListProps {
  history: OrderHistoryState;
  reorder: Reorder;
  /** Whether this visitor is shown prices [2 §6]. */
  priced: boolean;
  shown: ShownOrders;
  /** Has the focus after a change of page. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The orders of one page, with what changes the page, its size and its order [2 §2]. */
export function OrderList({ history, reorder, priced, shown, heading }: OrderListProps) {
  const { wanted, busy, failure } = useStore(history.$history);
  const columns = useMemo(() => orderColumns(priced, reorder), [priced, reorder]);
  const { orders, total, isOpenEnded, unreadable } = shown;
  // What could not be had is asked for again by the same press.
  const sort = (!failure && wanted.sort) || shown.sort;

  async function resize(size: number): Promise<void> {
    if (await history.show({ page: 1, size })) announce(rangeText(history.$history.get().shown));
  }

  async function turn(page: number): Promise<void> {
    if (await history.show({ page })) heading.current?.focus();
  }

  return (
    <>
      <div className="cb-orders__bar">
        <h2 className="cb-orders__range" ref={heading} tabIndex={-1}>
          {rangeText(shown)}
        </h2>
        <PageSize label={messages.perPage} sizes={ORDER_PAGE_SIZES} size={wanted.size} onSize={resize} />
      </div>
      {unreadable > 0 && <UnreadableOrders count={unreadable} />}
      <DataTable
        caption={messages.title}
        captionHidden
        columns={columns}
        rows={orders}
        keyOf={({ id }) => id}
        sort={shown.sort}
        onSort={(key) => void history.show({ page: 1, sort: nextSort(sort, key) })}
        busy={busy}
      />
      {(total > WITHOUT_PAGES || isOpenEnded) && (
        <Pagination
          label={messages.pages}
          page={wanted.page}
          pageCount={Math.ceil(total / wanted.size) + (isOpenEnded ? 1 : 0)}
          hrefOf={history.hrefOf}
          onPage={turn}
        />
      )}
    </>
  );
}
