/**
 * Orders as the widgets see them: proper names, typed values, nothing of the server's spelling. Dates are
 * text as the server wrote them, for `formatDate`.
 */
import type { Money } from './cart.ts';

/** One item of an order, as order detail and confirmations have it [2 §3]. */
export interface OrderItem {
  /** Unlike any other item's of the same order; the item number may stand in it twice. */
  key: string;
  itemNumber: string;
  description?: string;
  quantity?: number;
  price?: Money;
  itemTotal?: Money;
  amountTotal?: Money;
  /** What a contract customer pays for one. */
  yourPrice?: Money;
  /** The retail price of one. */
  basePrice?: Money;
  deliveryDate?: string;
  shippingMethod?: string;
  imageUrl?: string;
  arrivalStart?: string;
  arrivalEnd?: string;
  backOrderText?: string;
}

/** Who and where: billing or shipping of an order [2 §3]. */
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
  /** Where at the address, in the shipping address of an organisation. */
  location?: string;
}

/** How an order is paid [2 §3]. */
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

/** The first and the last name as one. */
export function fullName({ firstName, lastName }: OrderAddress): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** City, state and postal code as they stand in the last line of an address in the United States. */
export function cityLine({ city, state, postalCode }: OrderAddress): string {
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

/** All of a card's number that is kept of what the server sent: its last digits, four at most. */
export function lastDigits(cardNumber: string | undefined): string | undefined {
  return cardNumber?.replace(/\D/g, '').slice(-4) || undefined;
}

/** A card's number as it is shown [2 §2]; nothing where not even the last digits are known. */
export function maskedCard(digits: string | undefined): string | undefined {
  return digits && `**** **** **** ${digits}`;
}
