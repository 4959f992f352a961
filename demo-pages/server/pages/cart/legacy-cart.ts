import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { addToCart, readQuantity } from '../../cart/change-cart.ts';
import { type Session, tokenOf } from '../../session.ts';
import { Refusal } from '../../wire/refusal.ts';
import type { PageSettings } from '../page-context.ts';
import type { SendPage } from '../send-page.ts';
import { noticePage } from '../service-pages.ts';

/**
 * Registers the routes that the catalogue's own forms post to. A form is redirected to the cart; a request
 * from the legacy script gets plain text. This knows nothing about the widgets' calls, but writes to the same
 * cart.
 */
export function registerLegacyCart(app: FastifyInstance, settings: PageSettings, send: SendPage): void {
  app.post<{ Body: Record<string, string> | undefined }>('/cart/add', async (request, reply) => {
    const session = settings.sessions.of(request, reply);
    const problem = await add(session, request.body ?? {}, settings.latency);
    if (request.headers['x-requested-with'] === 'XMLHttpRequest') {
      return reply
        .code(problem ? 422 : 200)
        .type('text/plain; charset=utf-8')
        .send(problem ?? 'Added to your cart.');
    }
    if (!problem) return reply.redirect('/checkout/cart', 303);
    return send(noticePage('Your cart was not changed', problem), request, reply.code(422), session);
  });
}

/** Adds the product. Returns why that failed, or undefined if it worked. */
async function add(
  session: Session,
  form: Record<string, string>,
  latency: number,
): Promise<string | undefined> {
  if (form._dynSessConf !== tokenOf(session)) return 'Your session has ended. Please load the page again.';
  if (session.isWriting) return 'Your cart is being changed. Please try again.';
  session.isWriting = true;
  try {
    await pause(latency);
    session.cartBefore = structuredClone(session.cart);
    addToCart(session.cart, form.skuId ?? '', readQuantity(form.quantity), session.newLineId);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  } finally {
    session.isWriting = false;
  }
}
