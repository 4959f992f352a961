import type { Amount } from '../money.ts';
import type { OrderAddress, OrderedItem, OrderPayment } from './order.ts';

/** The sections in which the items of an order are shown [2 §2 Order sections]. */
export type OrderSection = 'special' | 'living' | 'inStock';

/** What an order comes to. Each is absent where the server said nothing, and a word where it sent one. */
export interface DetailedOrderTotals {
  items?: Amount | string;
  freight?: Amount | string;
  /** An amount, or a word such as 'Exempt'. */
  tax?: Amount | string;
  discount?: Amount | string;
  promotion?: string;
  total?: Amount | string;
}

/** An order with everything that its page shows [2 §3 Order]. */
export interface DetailedOrder {
  /** The number that the shopper knows. */
  number?: string;
  state?: string;
  /** How far it has come, in the server's words; absent where the server does not say. */
  status?: string;
  createdOn?: string;
  submittedOn?: string;
  /** The type of the customer whose order it is; the visitor may have another one. */
  userType?: number;
  /** The organisation that it is ordered for. */
  organizationId?: string;
  /** A temporary business-to-institution order; absent where the server does not say. */
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

/** What staff see of the control that submits an order [2 §4 Order state]. */
type SubmitControl = 'none' | 'submitted' | 'disabled' | 'active';

/** Says how the control stands for a temporary order, by its state: every row of [2 §4 Order state]. */
export function submitControl({ state, userType, organizationId }: DetailedOrder): SubmitControl {
  if (state === 'INCOMPLETE') return 'none';
  if (state === 'SUBMITTED' || state === 'REQUIRES_JDE_SYNC') return 'submitted';
  return userType === 2 && !organizationId ? 'disabled' : 'active';
}
