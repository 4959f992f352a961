import type { Money } from './cart.ts';
import type { OrderAddress, OrderItem, OrderPayment } from './order.ts';

/**
 * The groups in which a confirmation lists its items, in the order of the page: what is alive and waited for
 * comes first [2 §3].
 */
export const CONFIRMATION_GROUPS = [
  'specialLivingMaterialItems',
  'livingMaterialItems',
  'backOrderLivingMaterialItems',
  'nonLivingCategoryItems',
  'rtsProductItems',
  'groundOnlyItems',
  'dropShipItems',
  'softGoodsItems',
] as const;

/** One way in which a part of an order reaches the shopper. */
export type ConfirmationGroup = (typeof CONFIRMATION_GROUPS)[number];

/** What an order comes to; every amount is the server's own [2 §3]. */
export interface OrderTotals {
  promotion?: string;
  coupon?: string;
  subtotal?: Money;
  discount?: Money;
  discountMessage?: string;
  freight?: Money;
  /** What freight would cost without a contract. */
  regularFreight?: Money;
  /** An amount, or the server's word such as 'Exempt'. */
  tax?: Money | string;
  retailTotal?: Money;
  total?: Money;
  /** What the server calls the total; the second one for contract customers. */
  totalTitle?: string;
  contractTotalTitle?: string;
}

/** An order that has just been placed, as its confirmation shows it [2 §2, §3]. */
export interface OrderConfirmation {
  /** The confirmation number. */
  orderNumber: string;
  /** By which the order is reported to the server. */
  orderId: string;
  submittedOn?: string;
  thanksMessage?: string;
  confirmMessage?: string;
  specialInstruction?: string;
  /** Where the shopper's account is; not checked. */
  accountUrl?: string;
  /** True when what is not alive is to be sent later. */
  shipsLater: boolean;
  totals: OrderTotals;
  payment: OrderPayment;
  billingAddress: OrderAddress;
  shippingAddress: OrderAddress;
  groups: Record<ConfirmationGroup, OrderItem[]>;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
  /** The server's entries for the page's tag manager, as they came: for the order, and for its products. */
  dataLayer: { given?: unknown; products: unknown[] };
}
