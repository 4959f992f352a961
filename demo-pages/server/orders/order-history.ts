import { emptyCart } from '../cart/cart.ts';
import { toCents } from '../cart/line-price.ts';
import { PROFILE_ID, USER_KINDS, type UserKind } from '../user-kinds.ts';
import { hash } from '../wire/variation.ts';
import { customerOf, paymentOf } from './customers.ts';
import type { Order, OrderCharges, OrderLine } from './order.ts';
import { orderCharges } from './order-charges.ts';
import { orderLine } from './order-lines.ts';
import { jdeNumber, orderId, webOrderNumber } from './order-numbers.ts';
import { type OrderPlan, orderPlan } from './order-plans.ts';

/** The maximum number of orders of an account. */
export const MOST_ORDERS = 500;

/** The default number of orders, by kind of user. */
const COUNTS: Record<string, number> = {
  individual: 26,
  merge: 1,
  'prices-hidden': 13,
  organization: 61,
  contract: 137,
  'contract-site': 12,
  quote: 5,
  international: 3,
  'punchout-client': 14,
  csr: 48,
  imperson: 12,
};

/** The account whose orders staff see in their own list. */
const CUSTOMERS_OF_STAFF = ['organization', 'contract', 'individual', 'quote'];

const NEWEST_DAY = Date.UTC(2026, 9, 22, 14, 20);
const DAY = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN = 4;

/** A product that used to be sold and is no longer in any catalogue. */
const FORGOTTEN: OrderLine = {
  itemNumber: 'QX7714',
  name: 'Filmstrip: The Living Cell, 35 mm, with Cassette',
  quantity: 1,
  group: 'softGoodsItems',
  shipping: 'ground',
  unit: 34.5,
  list: 34.5,
  total: 34.5,
};

/**
 * Returns the orders of a kind of user, the newest first. They are the same every time.
 * @param count the number of orders; what is usual for the kind of user if left out
 */
export function orderHistory(kind: UserKind, count: number = COUNTS[kind.key] ?? 0): Order[] {
  if (kind.guest) return [];
  if (!kind.staff) return Array.from({ length: count }, (_, nth) => orderOf(kind, nth, PROFILE_ID));
  return Array.from({ length: count }, (_, index) => {
    const customer = CUSTOMERS_OF_STAFF[index % CUSTOMERS_OF_STAFF.length];
    const nth = Math.floor(index / CUSTOMERS_OF_STAFF.length);
    return ofAccount(
      USER_KINDS.findIndex(({ key }) => key === customer),
      nth,
    );
  }).sort((one, other) => other.createdOn.getTime() - one.createdOn.getTime());
}

/** Returns the order with this id, of any account, or undefined if there is none. */
export function findAnyOrder(id: string): Order | undefined {
  const [account, nth] = orderId.read(id) ?? [0, 0];
  const kind = USER_KINDS[account];
  if (!kind || kind.guest || kind.staff || nth < 0 || nth >= MOST_ORDERS) return undefined;
  return ofAccount(account, nth);
}

/** Returns an order as staff see it, with the profile id of its customer. */
function ofAccount(account: number, nth: number): Order {
  return orderOf(USER_KINDS[account] as UserKind, nth, String(220_100 + account));
}

function orderOf(kind: UserKind, nth: number, profileId: string): Order {
  const plan = orderPlan(kind.key, nth);
  const account = USER_KINDS.indexOf(kind);
  const createdOn = dayOf(kind, nth);
  const isOpen = plan.state === 'INCOMPLETE' || plan.state.startsWith('PENDING');
  const temporary = kind.userType === 2 ? plan.temporary : undefined;
  const customer = customerOf(kind, nth);
  const cart = {
    ...emptyCart(),
    lines: plan.rows.map(([itemNumber, quantity]) => ({ id: '', itemNumber, quantity })),
    promotionCode: plan.promotion,
    zipCode: customer.shipping.zipCode,
  };
  const lines = cart.lines.map((line) => orderLine(line, kind, createdOn));
  return {
    id: orderId.write(account, nth),
    profileId,
    webOrderId: webOrderNumber(account, nth),
    jdeOrderNumber: isOpen ? undefined : jdeNumber(account, nth),
    createdOn,
    submittedOn: plan.state === 'INCOMPLETE' ? undefined : createdOn,
    state: plan.state,
    status: plan.status,
    userType: kind.userType,
    lines: plan.hasForgottenItem ? [...lines, FORGOTTEN] : lines,
    charges: charges(plan, orderCharges(cart, kind)),
    customer,
    payment: paymentOf(kind, nth),
    instruction: plan.instruction,
    shipsLater: false,
    isTempB2i: Boolean(temporary),
    organizationId: organizationOf(kind, temporary),
  };
}

/** Returns the charges of an order with a forgotten product: at its old price, without freight or tax. */
function charges({ hasForgottenItem }: OrderPlan, known: OrderCharges): OrderCharges {
  if (!hasForgottenItem) return known;
  const { total = 0 } = FORGOTTEN;
  return {
    ...known,
    goods: toCents(known.goods + total),
    total: toCents(known.total + total),
    retailTotal: known.retailTotal && toCents(known.retailTotal + total),
  };
}

function organizationOf(kind: UserKind, temporary: OrderPlan['temporary']): string | undefined {
  return kind.userType === 2 && temporary !== 'without-organization' ? 'org40071' : undefined;
}

function dayOf(kind: UserKind, nth: number): Date {
  const drawn = hash(`${kind.key} ${nth} day`);
  const minutes = drawn % 360;
  return new Date(NEWEST_DAY - (nth * DAYS_BETWEEN + (drawn % DAYS_BETWEEN)) * DAY + minutes * 60_000);
}
