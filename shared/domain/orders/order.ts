/**
 * Orders as the widgets use them, with proper names and typed values instead of the server's. Dates are the server's
 * text, for `formatDate`.
 */
import type { Amount } from '../money.ts';

/** One item of an order, for order detail and confirmations [2 §3 Order]. */
export interface OrderedItem {
  /** Unique within the order. Item numbers aren't: one may occur twice. */
  key: string;
  itemNumber: string;
  description?: string;
  quantity?: number;
  price?: Amount;
  itemTotal?: Amount;
  amountTotal?: Amount;
  /** The unit price for a contract customer. */
  yourPrice?: Amount;
  /** The retail unit price. */
  basePrice?: Amount;
  deliveryDate?: string;
  shippingMethod?: string;
  imageUrl?: string;
  arrivalStart?: string;
  arrivalEnd?: string;
  backOrderText?: string;
  /** Living material: the day of arrival matters. */
  living?: boolean;
}

/** The billing or shipping address of an order [2 §3 Order]. */
export interface OrderAddress {
  firstName?: string;
  lastName?: string;
  companyName?: string;
  address1?: string;
  address2?: string;
  city?: string;
  state?: string;
  postalCode?: string;
  phone?: string;
  email?: string;
  /** The location within the address, for an organisation's shipping address. */
  location?: string;
}

/** The payment of an order [2 §3 Order]. */
export interface OrderPayment {
  type?: string;
  purchaseOrder?: string;
  reference?: string;
  cardType?: string;
  /** The last digits of the card's number, four at most. */
  cardDigits?: string;
  expirationMonth?: string;
  expirationYear?: string;
}

/** Whether an address or a payment has any content: a server may send one whose fields are all missing. */
export function isAnyKnown(facts: OrderAddress | OrderPayment): boolean {
  return Object.values(facts).some(Boolean);
}

/** The full name. */
export function fullName({ firstName, lastName }: OrderAddress): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** City, state and postal code, as in the last line of a US address. */
export function cityLine({ city, state, postalCode }: OrderAddress): string {
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

/** Returns at most the last four digits of a card's number: no more of it is kept. */
export function lastDigits(cardNumber: string | undefined): string | undefined {
  return cardNumber?.replace(/\D/g, '').slice(-4) || undefined;
}

/** Formats a card's number [2 §2 Billing]; empty if the last digits are unknown. */
export function maskedCard(digits: string | undefined): string | undefined {
  return digits && `**** **** **** ${digits}`;
}
