import formBody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Html, html } from './pages/html.ts';

/** What a customer's procurement system makes of a cart: a page that shows every field it was sent. */
export async function createPortal(): Promise<FastifyInstance> {
  const portal = Fastify();
  await portal.register(formBody);
  portal.post<{ Body: Record<string, string | string[]> | undefined }>('/receive', (request, reply) => {
    const fields = Object.entries(request.body ?? {});
    const rows = fields.flatMap(([name, values]) =>
      [values].flat().map((value) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`),
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        page(
          'Cart received',
          html`<table><caption>${fields.length} fields</caption><tbody>${rows}</tbody></table>`,
        ),
      );
  });
  portal.get('/', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(
        page('Northfield Procurement', html`<p>You have left the shop. Your requisition is unchanged.</p>`),
      ),
  );
  return portal;
}

function page(title: string, body: Html): string {
  return html`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
    .text;
}
