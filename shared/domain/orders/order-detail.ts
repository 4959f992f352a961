import type { Amount } from '../money.ts';
import type { OrderAddress, OrderedItem, OrderPayment } from './order.ts';

/** The sections in which the items of an order are shown [2 §2 Order sections]. */
export type OrderSection = 'special' | 'living' | 'inStock';

/** The totals of an order. Each is absent if the server sent none, and a word if it sent one. */
export interface DetailedOrderTotals {
  items?: Amount | string;
  freight?: Amount | string;
  /** An amount, or a word such as 'Exempt'. */
  tax?: Amount | string;
  discount?: Amount | string;
  promotion?: string;
  total?: Amount | string;
}

/** An order, with all the data for its page [2 §3 Order]. */
export interface DetailedOrder {
  /** The number that the shopper knows. */
  number?: string;
  state?: string;
  /** Its status, in the server's words; absent if the server sends none. */
  status?: string;
  createdOn?: string;
  submittedOn?: string;
  /** The user type of the customer who placed it; the visitor's may differ. */
  userType?: number;
  /** The organisation that it is ordered for. */
  organizationId?: string;
  /** Whether it is a temporary business-to-institution order; absent if the server doesn't say. */
  temporary?: boolean;
  billing: OrderAddress;
  payment: OrderPayment;
  shipping: OrderAddress;
  premises: { building?: string; department?: string; room?: string };
  sections: Record<OrderSection, OrderedItem[]>;
  totals: DetailedOrderTotals;
  instructions?: string;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
}

/** Whether an order was placed, and not only started [2 §4 Order state]. */
export function isOrdered(state: string | undefined): boolean {
  return state !== 'INCOMPLETE';
}

/** The state of the button with which staff submit an order [2 §4 Order state]. */
type SubmitControl = 'none' | 'submitted' | 'disabled' | 'active';

/** Returns the button's state for a temporary order, by the order's state: every row of [2 §4 Order state]. */
export function submitControl({ state, userType, organizationId }: DetailedOrder): SubmitControl {
  if (!isOrdered(state)) return 'none';
  if (state === 'SUBMITTED' || state === 'REQUIRES_JDE_SYNC') return 'submitted';
  return userType === 2 && !organizationId ? 'disabled' : 'active';
}
