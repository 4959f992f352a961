/**
 * Orders as the widgets see them: proper names, typed values, nothing of the server's spelling. Dates are
 * text as the server wrote them, for `formatDate`.
 */
import type { Amount } from '../money.ts';

/** One item of an order, as order detail and confirmations have it [2 §3 Order]. */
export interface OrderedItem {
  /** Unique in its order; the item number is not, since it may stand there twice. */
  key: string;
  itemNumber: string;
  description?: string;
  quantity?: number;
  price?: Amount;
  itemTotal?: Amount;
  amountTotal?: Amount;
  /** What a contract customer pays for one. */
  yourPrice?: Amount;
  /** The retail price of one. */
  basePrice?: Amount;
  deliveryDate?: string;
  shippingMethod?: string;
  imageUrl?: string;
  arrivalStart?: string;
  arrivalEnd?: string;
  backOrderText?: string;
  /** It is alive: the day on which it arrives matters. */
  living?: boolean;
}

/** Who and where: billing or shipping of an order [2 §3 Order]. */
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

/** How an order is paid [2 §3 Order]. */
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

/** Whether anything is known of an address or a payment: a server may send one whose fields are all missing. */
export function isAnyKnown(facts: OrderAddress | OrderPayment): boolean {
  return Object.values(facts).some(Boolean);
}

/** The first and the last name as one. */
export function fullName({ firstName, lastName }: OrderAddress): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** City, state and postal code as they stand in the last line of an address in the United States. */
export function cityLine({ city, state, postalCode }: OrderAddress): string {
  return [[city, state].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

/** The last digits of a card's number, four at most: no more of it is kept. */
export function lastDigits(cardNumber: string | undefined): string | undefined {
  return cardNumber?.replace(/\D/g, '').slice(-4) || undefined;
}

/** A card's number as it is shown [2 §2 Billing]; nothing where the last digits are unknown. */
export function maskedCard(digits: string | undefined): string | undefined {
  return digits && `**** **** **** ${digits}`;
}
