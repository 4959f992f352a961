import type { Visitor } from '../account/visitor.ts';
import type { Amount } from '../money.ts';
import type { OrderAddress, OrderedItem, OrderPayment } from './order.ts';

/** The groups in which a confirmation lists its items, in the order of the page: living materials come first [2 §3]. */
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

/** A part of an order that is delivered in one way. */
export type ConfirmationGroup = (typeof CONFIRMATION_GROUPS)[number];

/** The totals of an order; every amount is the server's own [2 §3 Confirmation]. */
export interface PlacedOrderTotals {
  promotion?: string;
  coupon?: string;
  subtotal?: Amount;
  discount?: Amount;
  discountMessage?: string;
  freight?: Amount;
  /** The freight cost without a contract. */
  regularFreight?: Amount;
  /** An amount, or the server's word such as 'Exempt'. */
  tax?: Amount | string;
  retailTotal?: Amount;
  total?: Amount;
  /** The server's labels for the total; the second one for contract customers. */
  totalTitle?: string;
  contractTotalTitle?: string;
}

/** A product of an order, from the list beside the groups of items, which has the address of its page. */
export interface PurchasedItem {
  productId: string;
  name?: string;
  quantity?: number;
  price?: Amount;
  categories?: string[];
  /** The address of the product's page; not checked. */
  url?: string;
  imageUrl?: string;
}

/** A newly placed order, as shown by its confirmation [2 §2 Confirmation, §3 Confirmation]. */
export interface PlacedOrder {
  /** The confirmation number. */
  orderNumber: string;
  /** The id with which the order is reported to the server. */
  orderId: string;
  submittedOn?: string;
  thanksMessage?: string;
  confirmMessage?: string;
  specialInstruction?: string;
  /** The address of the shopper's account; not checked. */
  accountUrl?: string;
  /** True if items other than living material are sent later. */
  shipsLater: boolean;
  totals: PlacedOrderTotals;
  payment: OrderPayment;
  billingAddress: OrderAddress;
  shippingAddress: OrderAddress;
  groups: Record<ConfirmationGroup, OrderedItem[]>;
  /** Items the server sent that could not be read. */
  unreadableItems: number;
  /** The server's entries for the page's tag manager, unchanged: for the order, and for its products. */
  dataLayer: { given?: unknown; products: unknown[] };
  /** Every product once; empty if the server sends none. */
  purchasedItems: PurchasedItem[];
}

/** The prices that a confirmation shows [2 §1, §6]. */
export interface ConfirmationPrices {
  shown: boolean;
  /** Contract prices, with the retail prices struck through beside them. */
  contract: boolean;
}

/** Returns the prices that a visitor sees. Here the user type decides about contract prices, not the site type. */
export function confirmationPrices({ showsPrices, userType }: Visitor): ConfirmationPrices {
  return { shown: showsPrices, contract: userType === 2 };
}
