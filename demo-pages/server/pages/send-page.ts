import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from '../policy-headers.ts';
import type { Session } from '../session.ts';
import { neighbours, tabOf } from '../tabs.ts';
import { layout, type Page } from './layout.ts';
import type { PageSettings } from './page-context.ts';

/** Sends a page with the headers of the session. */
export type SendPage = (
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
) => FastifyReply;

/** Creates the function that sends the pages of one shop. */
export function createSendPage({ portal, widgets, folder, react, workbench }: PageSettings): SendPage {
  return (page, request, reply, session) => {
    const context = { session, portal, widgets, address: request.url };
    const nonce = randomBytes(16).toString('base64');
    const built = session.runtime === 'react' && react ? react : folder;
    const scripts = { form: session.head, nonce, folder: built, cdn: portal, prerenders: session.prerenders };
    const { host, 'sec-fetch-dest': destination } = request.headers;
    const hasRibbon = workbench && destination !== 'iframe';
    const others = workbench || page.framesTabs || tabOf(host) ? neighbours(host) : '';
    return reply
      .headers(pageHeaders(session.hasPolicy, portal, scripts, others))
      .type('text/html; charset=utf-8')
      .send(layout(page, context, scripts, hasRibbon).text);
  };
}
