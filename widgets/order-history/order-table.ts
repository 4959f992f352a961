/** The types of the history's table. */
import type { WritableAtom } from 'nanostores';
import type { OrderCount, OrderRow, OrdersReading } from '../../shared/api/orders/order-history.ts';
import type { OrderSortKey } from '../../shared/domain/orders/order-history.ts';
import type { Table } from '../../shared/stores/table.ts';
import type { TableAnswer } from '../../shared/stores/table-answer.ts';

/** Data that comes with the orders of a page: the total, and how many could not be read. */
export type OrderCounts = OrderCount & Pick<OrdersReading, 'unreadable'>;

/** The orders on the screen. */
export type ShownOrders = TableAnswer<OrderRow, OrderSortKey, OrderCounts>;

/** The table of one order history. */
export type OrderTable = Table<OrderRow, OrderSortKey, OrderCounts>;

/** The order whose items are being chosen; null while the picker is closed. */
export type Choosing = WritableAtom<OrderRow | null>;
