import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { OrderRow } from '../../shared/api/orders/order-history.ts';
import type { OrderSortKey } from '../../shared/domain/orders/order-history.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import type { Column } from '../../shared/ui/table/column.ts';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { SearchBox } from '../../shared/ui/table/search-box.tsx';
import { createSeenOrders, findOrders } from './order-search-state.ts';
import type { OrderTable } from './order-table.ts';

const messages = defineMessages('order-history', {
  searchLabel: 'Search {count:this|these} {count} {count:order|orders}',
  searchPlaceholder: 'Order #, status or date',
  searchFound: 'Found in {count:this order|these # orders}: {found}.',
  searchMore:
    'You have {total} orders. To search the rest, go to the next pages or show more orders per page.',
  searchMoreUnknown: 'To search more orders, go to the next pages or show more orders per page.',
  searchCaption: 'Orders found',
  openItems: 'Search ordered items',
  itemsLabel: 'Search these items ({count})',
  itemsPlaceholder: 'Item # or name',
  searchIn: 'Search in',
  inOrders: 'Orders',
  inItems: 'Ordered items',
});

const BoughtItems = lazyComponent(
  () => import('./bought-items.tsx'),
  ({ BoughtItems }) => BoughtItems,
);

/** The length of a number, a status and a date together, or of an item's name. */
const LONGEST_SEARCH = 60;
/** How long the typing pauses before the number of orders found is announced. */
const TYPING_PAUSE_MS = 500;

interface OrderSearchProps {
  history: OrderTable;
  columns: readonly Column<OrderRow, OrderSortKey>[];
  /** Called with whether the orders found are shown instead of the orders of the page. */
  onSearching: (isSearching: boolean) => void;
}

/** What is searched. */
type Scope = 'orders' | 'items';

/**
 * Searches the orders that have been read already, at each key press and without a call [2 §2 Order search]. If the
 * shopper chooses to, searches the items of the orders instead [2 §2 Bought before].
 */
export function OrderSearch({ history, columns, onSearching }: OrderSearchProps) {
  const [seen] = useState(() => createSeenOrders(history));
  const [search, setSearch] = useState('');
  const [scope, setScope] = useState<Scope>('orders');
  const [itemCount, setItemCount] = useState(0);
  const choice = useRef<HTMLSelectElement>(null);
  const searchesItems = scope === 'items';
  const orders = useStore(seen.$orders);
  const isEnded = useStore($session, ({ ended }) => ended);
  const isSearching = search.trim() !== '' && !isEnded && !searchesItems;
  useEffect(() => seen.follow(), [seen]);
  useLayoutEffect(() => {
    onSearching(isSearching);
    return () => onSearching(false);
  }, [isSearching, onSearching]);

  function closeItems(): void {
    // The pressed button is removed.
    choice.current?.focus();
    setScope('orders');
  }

  const itemsLabel = itemCount > 0 ? fill(messages.itemsLabel, { count: itemCount }) : messages.openItems;
  return (
    <>
      <div className="cb-orders__searches">
        {!isEnded && (
          <SearchBox
            label={searchesItems ? itemsLabel : fill(messages.searchLabel, { count: orders.length })}
            placeholder={searchesItems ? messages.itemsPlaceholder : messages.searchPlaceholder}
            maxLength={LONGEST_SEARCH}
            value={search}
            onType={setSearch}
          />
        )}
        {(searchesItems || !isEnded) && <ScopeChoice scope={scope} choice={choice} onScope={setScope} />}
      </div>
      {searchesItems && (
        <BoughtItems history={history} text={search} onCount={setItemCount} onClose={closeItems} />
      )}
      {isSearching && <FoundOrders history={history} orders={orders} search={search} columns={columns} />}
    </>
  );
}

interface ScopeChoiceProps {
  scope: Scope;
  choice: RefObject<HTMLSelectElement | null>;
  onScope: (scope: Scope) => void;
}

/** Chooses what the search box searches. */
function ScopeChoice({ scope, choice, onScope }: ScopeChoiceProps) {
  const id = useUniqueId();
  return (
    <div className="cb-orders__scope">
      <label className="cb-field__label" htmlFor={id}>
        {messages.searchIn}
      </label>
      <select
        className="cb-page-size__select"
        id={id}
        ref={choice}
        value={scope}
        onChange={(event) => onScope(event.target.value === 'items' ? 'items' : 'orders')}
      >
        <option className="cb-page-size__option" value="orders">
          {messages.inOrders}
        </option>
        <option className="cb-page-size__option" value="items">
          {messages.inItems}
        </option>
      </select>
    </div>
  );
}

interface FoundOrdersProps extends Pick<OrderSearchProps, 'history' | 'columns'> {
  orders: readonly OrderRow[];
  search: string;
}

/** The orders found, how many were searched, and how to search more. They can't be sorted. */
function FoundOrders({ history, orders, search, columns }: FoundOrdersProps) {
  const total = useStore(history.$state, ({ shown }) => shown?.total ?? 0);
  const isOpenEnded = useStore(history.$state, ({ shown }) => shown?.isOpenEnded ?? false);
  const unsorted = useMemo(() => columns.map(({ sortKey: _, ...column }) => column), [columns]);
  const found = useMemo(() => findOrders(orders, search), [orders, search]);
  const count = orders.length;
  const text = fill(messages.searchFound, {
    count,
    found: found.length,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a search that finds the same number is announced, too
  useEffect(() => {
    const pause = setTimeout(() => announce(text), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, search]);
  return (
    <>
      <p className="cb-orders__text">
        <strong className="cb-orders__found">{text}</strong> {isOpenEnded && messages.searchMoreUnknown}
        {!isOpenEnded && total > count && fill(messages.searchMore, { total })}
      </p>
      {found.length > 0 && (
        <DataTable
          caption={messages.searchCaption}
          captionHidden
          columns={unsorted}
          rows={found}
          keyOf={({ id }) => id}
        />
      )}
    </>
  );
}
