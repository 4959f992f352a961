import type { FastifyInstance } from 'fastify';
import { refuseCheckout } from '../../calls/cart/checkout.ts';
import { clearCart } from '../../cart/change-cart.ts';
import type { Address } from '../../orders/order.ts';
import { type Delivery, paymentsOf, placeOrder } from '../../orders/place-order.ts';
import { type Session, tokenOf } from '../../session.ts';
import { Refusal } from '../../wire/refusal.ts';
import { quotePage } from '../cart/checkout-pages.ts';
import { type DeliveryFields, REQUIRED_FIELDS, shippingPage } from '../cart/shipping-page.ts';
import type { PageContext, PageSettings } from '../page-context.ts';
import type { SendPage } from '../send-page.ts';

const LONGEST_INSTRUCTION = 120;
const FIRST_QUOTE = 80_114;

interface FormPost {
  Body: DeliveryFields | undefined;
}

/** Registers the routes that the forms of the checkout post to: placing an order, and requesting a quote. */
export function registerCheckoutForms(app: FastifyInstance, settings: PageSettings, send: SendPage): void {
  const { sessions, portal, widgets } = settings;
  app.post<FormPost>('/checkout/shipping', (request, reply) => {
    const session = sessions.of(request, reply);
    const fields = request.body ?? {};
    // The button was pressed twice, and the first press has placed the order.
    if (!session.cart.lines.length && session.orders.placed) return reply.redirect('/checkout/confirm', 303);
    const problem = attempt(session, fields, () =>
      placeOrder(session, readDelivery(session, fields), new Date()),
    );
    if (!problem) return reply.redirect('/checkout/confirm', 303);
    const context: PageContext = { session, portal, widgets, address: request.url };
    return send(shippingPage(context, fields, problem), request, reply.code(422), session);
  });
  app.post<FormPost>('/checkout/int/save', (request, reply) => {
    const session = sessions.of(request, reply);
    const problem = attempt(session, request.body ?? {}, () => {
      session.quoteNumber = `Q${FIRST_QUOTE + session.cart.lines.length}`;
      clearCart(session.cart);
    });
    if (!problem) return reply.redirect('/checkout/int/confirm', 303);
    const context: PageContext = { session, portal, widgets, address: request.url };
    return send(quotePage(context, problem), request, reply.code(422), session);
  });
}

/** Acts if the token and the cart allow it. Returns, as HTML, why it did not, or undefined if it did. */
function attempt(session: Session, fields: DeliveryFields, act: () => void): string | undefined {
  if (fields._dynSessConf !== tokenOf(session)) return 'Your session has ended. Please load the page again.';
  if (session.isWriting) return 'Your cart is being changed. Please try again.';
  try {
    refuseCheckout(session.cart, session.kind, '/checkout/shipping?qr=true');
    act();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function readDelivery(session: Session, fields: DeliveryFields): Delivery {
  const text = (name: string): string => (fields[name] ?? '').trim();
  if (REQUIRED_FIELDS.some((name) => !text(name))) {
    throw new Refusal('Please fill in every field that is not optional.');
  }
  const recipient: Address = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    company: text('company') || undefined,
    address1: text('address1'),
    address2: text('address2') || undefined,
    city: text('city'),
    state: text('state').toUpperCase(),
    zipCode: text('zipCode'),
    phone: text('phone'),
  };
  const payments = paymentsOf(session);
  const payment = payments[text('payment')] ?? payments.card;
  if (!payment) throw new Refusal('Please choose how you pay.');
  return {
    recipient,
    email: text('email'),
    payment,
    instruction: text('instruction').slice(0, LONGEST_INSTRUCTION) || undefined,
    shipsLater: text('shippingPreference') === 'ship-Later',
  };
}
