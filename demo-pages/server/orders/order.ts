import type { ShipMethod } from '../catalogue/product.ts';

/** One order of an account, as the server keeps it; what goes over the wire is made from it. */
export interface Order {
  /** In the manner of `o99660003`. */
  id: string;
  profileId: string;
  /** What the shopper knows it by, such as `W66400512`. */
  webOrderId: string;
  /** The number that the accounting system gave it; longer than a JavaScript number may be. */
  jdeOrderNumber?: string;
  createdOn: Date;
  submittedOn?: Date;
  state: OrderState;
  /** What the shopper is told of its state. */
  status: string;
  userType: 1 | 2 | 3;
  lines: readonly OrderLine[];
  charges: OrderCharges;
  customer: Customer;
  payment: Payment;
  instruction?: string;
  /** True when the part that does not live is sent at a later date. */
  shipsLater: boolean;
  /** True for an order of a temporary business-to-institution account, which staff submit. */
  isTempB2i: boolean;
  /** The organization that it belongs to. */
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

/** The groups by which a line is fulfilled, under the server's names [2 §3 Order]. */
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

/** A line, with name and price as they were when it was ordered. */
export interface OrderLine {
  itemNumber: string;
  name: string;
  quantity: number;
  group: ItemGroup;
  shipping: ShipMethod;
  /** Absent for what is priced on request. */
  unit?: number;
  list?: number;
  total?: number;
  /** First and last day on which it may arrive; absent while nobody knows. */
  arrival?: { start: Date; end: Date };
  backOrder?: string;
}

/** What an order costs, in dollars. */
export interface OrderCharges {
  goods: number;
  freight: number;
  /** What freight would be without the contract that includes it. */
  nonContractFreight?: number;
  tax: number | 'Exempt';
  discount?: { code: string; amount: number; message: string };
  total: number;
  /** The total at list prices, where a contract made it less. */
  retailTotal?: number;
}

/** Where an order goes and who pays for it. */
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

/** How an order is paid; of a card only what may be printed. */
export type Payment =
  | { type: 'creditCard'; card: string; lastDigits: string; month: string; year: string; reference?: string }
  | { type: 'purchaseOrder'; number: string; reference?: string };
