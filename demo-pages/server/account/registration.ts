import type { ShoppingList } from '../lists/shopping-list.ts';
import type { OrderBook } from '../orders/order-book.ts';
import { SIGNED_IN, type UserKind } from '../user-kinds.ts';

/** A new customer's input. */
export interface Registration {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  custType: 'institution' | 'personal' | 'international';
}

/** An account registered in this session; it ends with the session. */
export interface RegisteredAccount {
  kind: UserKind;
  password: string;
  /** Its orders, including those placed before the account existed. */
  orders: OrderBook;
  lists: readonly ShoppingList[];
}

/** Returns the kind of user a new customer is. An institution counts as an individual until its school is known. */
export function registeredKind({ firstName, lastName, email, custType }: Registration): UserKind {
  return {
    ...SIGNED_IN,
    key: 'registered',
    label: 'New customer',
    firstName,
    lastName,
    email,
    userType: custType === 'international' ? 3 : 1,
  };
}

/** The message that an account's first page shows once. */
export const LANDING_MESSAGES = {
  none: '',
  created: 'Your account has been created.',
  temporary:
    'Your organization is set up for the time being. We check it within one business day and send you an email then.',
} as const;

export type LandingMessage = keyof typeof LANDING_MESSAGES;
