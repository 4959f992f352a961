import type { Session } from '../session.ts';
import { customerOf } from './customers.ts';
import { paymentsOf, placeOrder } from './place-order.ts';
import { VOUCHERS } from './vouchers.ts';

/** The values of `?placed=`: whether something was ordered, or redeemed, before the page. */
export const PLACED = ['order', 'voucher'] as const;

const SAMPLE_EMAIL = 'guest@example.org';

/** Orders the contents of the cart, or redeems every voucher, with the address on file. */
export function placeSample(session: Session, what: (typeof PLACED)[number]): void {
  const { shipping, email } = customerOf(session.kind, 0);
  const customer = { recipient: shipping, email: email || SAMPLE_EMAIL };
  const { account, card } = paymentsOf(session);
  const payment = account ?? card;
  if (what === 'voucher') {
    session.redemption = {
      codes: Object.keys(VOUCHERS),
      address: shipping,
      email: customer.email,
      redeemedOn: new Date(),
    };
  } else if (payment) {
    placeOrder(session, { ...customer, payment, shipsLater: false }, new Date());
  }
}
