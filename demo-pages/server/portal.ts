import formBody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type Html, html } from './pages/html.ts';

type Fields = Record<string, string | string[]>;

/** A form that a page of the shop posted to another site. */
export interface PostedForm {
  path: string;
  fields: Fields;
}

/**
 * Creates the other sites that the shop sends its visitors to, on one origin: a customer's procurement system, the
 * complete order history of an organization, and a partner whose members visit the shop.
 * @param posted collects what is posted
 */
export async function createPortal(posted: PostedForm[]): Promise<FastifyInstance> {
  const portal = Fastify({ forceCloseConnections: true });
  await portal.register(formBody);
  const receive =
    (title: string) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      const fields = (request.body ?? {}) as Fields;
      posted.push({ path: request.url, fields });
      return send(reply, title, table(fields));
    };
  const show =
    (title: string, text: string) =>
    (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      send(reply, title, html`<p>${text}</p>`);
  portal.post('/receive', receive('Cart received'));
  portal.post('/continue', receive('Welcome to the Teachers’ Circle'));
  portal.get('/continue', show('Teachers’ Circle', 'Please complete your profile in the shop first.'));
  portal.get(
    '/orders',
    show(
      'Complete Order History',
      'All orders of your organization, online and offline, with their invoices, payments and vouchers.',
    ),
  );
  portal.get('/', show('Northfield Procurement', 'You have left the shop. Your requisition is unchanged.'));
  return portal;
}

/** Writes a table of all submitted fields. */
function table(received: Fields): Html {
  const fields = Object.entries(received);
  const rows = fields.flatMap(([name, values]) =>
    [values].flat().map((value) => html`<tr><th scope="row">${name}</th><td>${value}</td></tr>`),
  );
  return html`<table><caption>${fields.length} fields</caption><tbody>${rows}</tbody></table>`;
}

function send(reply: FastifyReply, title: string, body: Html): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .send(
      html`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`
        .text,
    );
}
