import type { ShipMethod } from '../catalogue/product.ts';

/** One order of an account, as the server stores it. */
export interface Order {
  /** Such as `o99660003`. */
  id: string;
  profileId: string;
  /** The number that the shopper sees, such as `W66400512`. */
  webOrderId: string;
  /** The number from the accounting system. Too large for a JavaScript number. */
  jdeOrderNumber?: string;
  createdOn: Date;
  submittedOn?: Date;
  state: OrderState;
  /** The status that the shopper sees. */
  status: string;
  userType: 1 | 2 | 3;
  lines: readonly OrderLine[];
  charges: OrderCharges;
  customer: Customer;
  payment: Payment;
  instruction?: string;
  /** True if the items that are not alive ship at a later date. */
  shipsLater: boolean;
  /** True for an order of a temporary business-to-institution account. Staff submit it. */
  isTempB2i: boolean;
  /** The organization it belongs to. */
  organizationId?: string;
}

export type OrderState =
  | 'INCOMPLETE'
  | 'PENDING_APPROVAL'
  | 'PENDING_MERCHANT_ACTION'
  | 'SUBMITTED'
  | 'REQUIRES_JDE_SYNC'
  | 'PROCESSING'
  | 'NO_PENDING_ACTION'
  | 'REMOVED';

/** How a line is fulfilled, by the server's names [2 §3 Order]. */
export type ItemGroup =
  | 'specialLivingMaterialItems'
  | 'dropShipItems'
  | 'livingMaterialItems'
  | 'backOrderLivingMaterialItems'
  | 'nonLiveMaterialItems'
  | 'groundOnlyItems'
  | 'softGoodsItems'
  | 'SoftGoodDisplayItems'
  | 'rtsProductsItems';

/** A line, with name and price as of the day of the order. */
export interface OrderLine {
  itemNumber: string;
  name: string;
  quantity: number;
  group: ItemGroup;
  shipping: ShipMethod;
  /** Absent for a product priced on request. */
  unit?: number;
  list?: number;
  total?: number;
  /** The first and last possible day of delivery. Absent while unknown. */
  arrival?: { start: Date; end: Date };
  backOrder?: string;
}

/** The totals of an order, in dollars. */
export interface OrderCharges {
  goods: number;
  freight: number;
  /** The freight that the contract includes. */
  nonContractFreight?: number;
  tax: number | 'Exempt';
  discount?: { code: string; amount: number; message: string };
  total: number;
  /** The total at list prices, if a contract lowered it. */
  retailTotal?: number;
}

/** The destination and the payer of an order. */
export interface Customer {
  billing: Address;
  shipping: Address;
  email: string;
  building?: string;
  department?: string;
  room?: string;
}

export interface Address {
  firstName: string;
  lastName: string;
  company?: string;
  address1: string;
  address2?: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string;
}

/** How an order is paid. Of a card, only what may be printed. */
export type Payment =
  | { type: 'creditCard'; card: string; lastDigits: string; month: string; year: string; reference?: string }
  | { type: 'purchaseOrder'; number: string; reference?: string };
