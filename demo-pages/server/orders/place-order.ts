import { clearCart } from '../cart/change-cart.ts';
import { restrictedLines } from '../cart/restrictions.ts';
import { zipZone } from '../cart/zip-zone.ts';
import type { Session } from '../session.ts';
import { PROFILE_ID, USER_KINDS } from '../user-kinds.ts';
import { Refusal } from '../wire/refusal.ts';
import { customerOf, paymentOf } from './customers.ts';
import type { Address, Customer, Order, Payment } from './order.ts';
import { orderCharges } from './order-charges.ts';
import { orderLine } from './order-lines.ts';
import { orderId, webOrderNumber } from './order-numbers.ts';

/** The shopper's input at checkout. */
export interface Delivery {
  recipient: Address;
  email: string;
  payment: Payment;
  instruction?: string;
  shipsLater: boolean;
}

/**
 * Orders the contents of the cart: adds the order to the account's history, makes it the one to confirm, and empties
 * the cart. Throws a Refusal if the shop does not deliver to the address, or not all items.
 */
export function placeOrder(session: Session, delivery: Delivery, now: Date): Order {
  const { kind, cart, orders } = session;
  const { recipient, email, payment, instruction, shipsLater } = delivery;
  if (!zipZone(recipient.zipCode)) {
    throw new Refusal('We do not deliver to this zip code. Please call us for help with your order.');
  }
  cart.zipCode = recipient.zipCode;
  if (restrictedLines(cart, kind).geoRestriction) {
    throw new Refusal(
      'Your cart holds items that cannot be sent to this state. <a href="/checkout/cart">Review your cart</a>',
    );
  }
  orders.placedCount += 1;
  // Accounts registered in a session share the numbers of guests.
  const account = Math.max(0, USER_KINDS.indexOf(kind));
  const order: Order = {
    id: orderId.write(account, -orders.placedCount),
    profileId: PROFILE_ID,
    webOrderId: webOrderNumber(account, -orders.placedCount),
    createdOn: now,
    submittedOn: now,
    state: 'SUBMITTED',
    status: 'Submitted',
    userType: kind.userType,
    lines: cart.lines.map((line) => orderLine(line, kind, now)),
    charges: orderCharges(cart, kind),
    customer: customerFor(session, recipient, email),
    payment,
    instruction,
    shipsLater,
    isTempB2i: false,
    organizationId: kind.userType === 2 ? 'org40071' : undefined,
  };
  orders.history.unshift(order);
  orders.placed = order;
  clearCart(cart);
  return order;
}

/** Returns the billing address: an account's own, or the one a guest has entered. */
function customerFor({ kind }: Session, recipient: Address, email: string): Customer {
  const known = customerOf(kind, 0);
  return { ...known, billing: kind.guest ? recipient : known.billing, shipping: recipient, email };
}

/** Returns the means of payment on file, by the name that the form sends. The checkout does not ask for a card. */
export function paymentsOf({ kind }: Session): Record<string, Payment> {
  const card: Payment = { type: 'creditCard', card: 'Visa', lastDigits: '4242', month: '11', year: '2029' };
  return kind.isInstitution ? { account: paymentOf(kind, 0), card } : { card };
}
