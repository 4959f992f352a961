import type { Money } from './cart.ts';
import type { OrderAddress, OrderItem, OrderPayment } from './order.ts';

/** The sections in which the items of an order are shown [2 §2]. */
export type OrderSection = 'special' | 'living' | 'inStock';

/** What an order comes to. Each is absent where the server said nothing, and a word where it sent one. */
export interface OrderTotals {
  items?: Money | string;
  freight?: Money | string;
  /** An amount, or a word such as 'Exempt'. */
  tax?: Money | string;
  discount?: Money | string;
  promotion?: string;
  total?: Money | string;
}

/** An order with everything that its page shows [2 §3]. */
export interface OrderDetail {
  /** The number that the shopper knows. */
  number?: string;
  state?: string;
  /** Of whom the order is; whoever looks at it may be of another one. */
  userType?: number;
  /** The organisation that it is ordered for. */
  organizationId?: string;
  /** A temporary business-to-institution order; absent where the server does not say. */
  temporary?: boolean;
  billing: OrderAddress;
  payment: OrderPayment;
  shipping: OrderAddress;
  place: { building?: string; department?: string; room?: string };
  sections: Record<OrderSection, OrderItem[]>;
  totals: OrderTotals;
  instructions?: string;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
}

/** What staff see of the control that submits an order [2 §4]. */
export type SubmitControl = 'none' | 'submitted' | 'disabled' | 'active';

/** Says what the state of a temporary order makes of the control: every row of [2 §4, Order state]. */
export function submitControl({ state, userType, organizationId }: OrderDetail): SubmitControl {
  if (state === 'INCOMPLETE') return 'none';
  if (state === 'SUBMITTED' || state === 'REQUIRES_JDE_SYNC') return 'submitted';
  return userType === 2 && !organizationId ? 'disabled' : 'active';
}
