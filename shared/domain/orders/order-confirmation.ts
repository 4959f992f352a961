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

/** One way in which a part of an order reaches the shopper. */
export type ConfirmationGroup = (typeof CONFIRMATION_GROUPS)[number];

/** What an order comes to; every amount is the server's own [2 §3 Confirmation]. */
export interface PlacedOrderTotals {
  promotion?: string;
  coupon?: string;
  subtotal?: Amount;
  discount?: Amount;
  discountMessage?: string;
  freight?: Amount;
  /** What freight would cost without a contract. */
  regularFreight?: Amount;
  /** An amount, or the server's word such as 'Exempt'. */
  tax?: Amount | string;
  retailTotal?: Amount;
  total?: Amount;
  /** What the server calls the total; the second one for contract customers. */
  totalTitle?: string;
  contractTotalTitle?: string;
}

/** A product of an order, as the server tells it beside the groups of items: it knows where its page is. */
export interface PurchasedItem {
  productId: string;
  name?: string;
  quantity?: number;
  price?: Amount;
  categories?: string[];
  /** Where the product's page is; not checked. */
  url?: string;
  imageUrl?: string;
}

/** An order that has just been placed, as its confirmation shows it [2 §2 Confirmation, §3 Confirmation]. */
export interface PlacedOrder {
  /** The confirmation number. */
  orderNumber: string;
  /** The id by which the order is reported to the server. */
  orderId: string;
  submittedOn?: string;
  thanksMessage?: string;
  confirmMessage?: string;
  specialInstruction?: string;
  /** Where the shopper's account is; not checked. */
  accountUrl?: string;
  /** True when items that are not alive are sent later. */
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
  /** Every product once; empty where the server does not say. */
  purchasedItems: PurchasedItem[];
}

/** Which prices a confirmation shows [2 §1, §6]. */
export interface ConfirmationPrices {
  shown: boolean;
  /** Contract prices, with the retail prices struck through beside them. */
  contract: boolean;
}

/** Gives the prices that a visitor sees: here the type of the user decides about contract prices, not that of the site. */
export function confirmationPrices({ showsPrices, userType }: Visitor): ConfirmationPrices {
  return { shown: showsPrices, contract: userType === 2 };
}
